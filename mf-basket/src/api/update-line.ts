import { useMutation, useMutationState, useQueryClient } from '@tanstack/react-query';
import type { Basket, BasketItem } from 'shared-contracts/api/basket';
import type { CallErrorCode } from 'shared-contracts/api/descriptor';
import { queryKey } from 'shared-contracts/api/query-key';
import { basketData, basketUpdate } from 'shared-contracts/descriptors/basket';
import { ApiError, useShop, type ApiFailure } from 'shared-runtime';
import { isSameLine } from '../domain/same-lines.ts';
import { basketQuery } from './basket-query.ts';
import { useApplyBasket } from './use-apply-basket.ts';

export interface LineChange {
  cartItemId: number;
  /** 0 removes the line. A quantity for the line that was removed last restores it. */
  qty: number;
  /** The line as displayed; null if only its id is known. */
  item: BasketItem | null;
  /** Parcel that the line belongs to on the page; null if the page does not show parcels. */
  groupId: string | null;
}

const updateKey = (storeId: number) => ['basket-update', storeId];

/** All changes of a basket, which run one after another, because each sends the version that the one before it returned. */
export const changesOf = (storeId: number) => ({ id: updateKey(storeId).join(':') });

type UpdateCode = CallErrorCode<typeof basketUpdate>;
export type UpdateFailure = ApiFailure<UpdateCode>;

export interface LineUpdateListener {
  onStart: () => void;
  onSuccess: (change: LineChange) => void;
  onFailure: (failure: UpdateFailure, change: LineChange) => void;
}

/**
 * Returns a mutation that changes quantities. Changes run one after another, because each sends the version that the
 * one before it returned.
 */
export function useUpdateLine(listener: LineUpdateListener) {
  const context = useShop();
  const queryClient = useQueryClient();
  const applyBasket = useApplyBasket();
  const storeId = context.store.id;
  const { queryKey: pageKey } = basketQuery(context, 'default_shipping');

  const currentVisitorId = () => context.session.id;

  return useMutation<Basket, ApiError<UpdateCode>, LineChange, { visitor: number | null }>({
    mutationKey: updateKey(storeId),
    scope: changesOf(storeId),
    // Without a network a change fails at once, instead of being paused without notice.
    networkMode: 'always',
    mutationFn: async ({ cartItemId, qty }) => {
      const send = (version: number) =>
        context.api.call(basketUpdate, { store_id: storeId, cartItemId, qty, version, groupItems: true });
      const cachedBasket = queryClient.getQueryData<Basket>(pageKey);
      const result = await send(cachedBasket?.version ?? 0);
      if (result.ok) return result.data;
      const currentBasket = currentBasketOf(result.failure);
      if (!currentBasket || !cachedBasket || !isSameLine(cachedBasket, currentBasket, cartItemId))
        throw new ApiError(result.failure);
      // Another line has changed, in another tab for instance: retry once with the current version.
      const again = await send(currentBasket.version);
      if (!again.ok) throw new ApiError(again.failure);
      return again.data;
    },
    onMutate: () => {
      listener.onStart();
      return { visitor: currentVisitorId() };
    },
    onSuccess: async (basket, change, { visitor }) => {
      // Drops an answer that arrives after a change of the visitor: it contains the previous visitor's basket.
      if (visitor !== currentVisitorId()) return;
      await applyBasket(basket);
      listener.onSuccess(change);
    },
    onError: async ({ failure }, change, started) => {
      if (started?.visitor !== currentVisitorId()) return;
      const currentBasket = currentBasketOf(failure);
      if (currentBasket) await applyBasket(currentBasket);
      else void queryClient.invalidateQueries({ queryKey: queryKey(basketData, storeId) });
      listener.onFailure(failure, change);
    },
  });
}

/** Returns the requested quantity of each line with a pending change, by line id. */
export function usePendingQuantities(): ReadonlyMap<number, number> {
  const { store } = useShop();
  const changes = useMutationState({
    filters: { mutationKey: updateKey(store.id), status: 'pending' },
    select: (mutation) => mutation.state.variables as LineChange | undefined,
  });
  return new Map(changes.flatMap((change) => (change ? [[change.cartItemId, change.qty] as const] : [])));
}

/** Returns the current basket, which the API attaches to a rejected change. */
export function currentBasketOf({ body }: Pick<UpdateFailure, 'body'>): Basket | null {
  return body?.basket ?? null;
}
