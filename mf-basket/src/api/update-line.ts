import { useMutation, useMutationState, useQueryClient } from '@tanstack/react-query';
import type { Basket, BasketItem } from 'shared-contracts/api/basket';
import { queryKey } from 'shared-contracts/api/query-key';
import { ApiError, useBus, useShop, type ApiFailure } from 'shared-runtime';
import { basketQuery } from './basket-query.ts';
import { keepBasket, publishBasket } from './keep-basket.ts';

export interface LineChange {
  item: BasketItem;
  /** 0 removes the line. */
  qty: number;
}

const updateKey = (storeId: number) => ['basket-update', storeId];

export interface LineUpdateListener {
  onStart: () => void;
  onSuccess: (change: LineChange) => void;
  onFailure: (failure: ApiFailure, change: LineChange) => void;
}

/** Changes quantities. Changes wait for each other, so that each sends the version that the one before it left. */
export function useUpdateLine(listener: LineUpdateListener) {
  const context = useShop();
  const queryClient = useQueryClient();
  const bus = useBus();
  const storeId = context.store.id;
  const { queryKey: pageKey } = basketQuery(context, 'default_shipping');

  async function take(basket: Basket): Promise<void> {
    await keepBasket(context, queryClient, basket);
    publishBasket(bus, basket);
  }

  const visitorNow = () => bus.last('session:changed')?.session.id ?? null;

  return useMutation<Basket, ApiError, LineChange, { visitor: number | null }>({
    mutationKey: updateKey(storeId),
    scope: { id: updateKey(storeId).join(':') },
    // Without a network the change fails at once and says so, instead of waiting unseen.
    networkMode: 'always',
    mutationFn: async ({ item, qty }) => {
      const version = queryClient.getQueryData<Basket>(pageKey)?.version ?? 0;
      const { cartItemId } = item;
      const result = await context.api.call('basket-update', { store_id: storeId, cartItemId, qty, version });
      if (!result.ok) throw new ApiError(result.failure);
      return result.data;
    },
    onMutate: () => {
      listener.onStart();
      return { visitor: visitorNow() };
    },
    onSuccess: async (basket, change, { visitor }) => {
      // An answer that comes after its owner has left is not for the next person's eyes.
      if (visitor !== visitorNow()) return;
      await take(basket);
      listener.onSuccess(change);
    },
    onError: async ({ failure }, change, started) => {
      if (started?.visitor !== visitorNow()) return;
      const fresh = failure.body?.basket;
      if (isBasket(fresh)) await take(fresh);
      else void queryClient.invalidateQueries({ queryKey: queryKey('basket-data', storeId) });
      listener.onFailure(failure, change);
    },
  });
}

/** Line → the quantity that is on its way; empty while nothing is pending. */
export function usePendingQuantities(): ReadonlyMap<number, number> {
  const { store } = useShop();
  const changes = useMutationState({
    filters: { mutationKey: updateKey(store.id), status: 'pending' },
    select: (mutation) => mutation.state.variables as LineChange | undefined,
  });
  return new Map(
    changes.flatMap((change) => (change ? [[change.item.cartItemId, change.qty] as const] : [])),
  );
}

/** The API keeps the contract of its answers; an error's body travels as `unknown`, so its frame is looked at. */
function isBasket(value: unknown): value is Basket {
  if (typeof value !== 'object' || value === null) return false;
  const { version, items, order } = value as Partial<Basket>;
  return typeof version === 'number' && Array.isArray(items) && typeof order === 'object' && order !== null;
}
