import { useIsMutating, useMutation, useMutationState, useQueryClient } from '@tanstack/react-query';
import type { Basket } from 'shared-contracts/api/basket';
import type { CallErrorCode, CallRequest } from 'shared-contracts/api/descriptor';
import { queryKey } from 'shared-contracts/api/query-key';
import { basketApplyDiscount, basketData, basketRemoveDiscount } from 'shared-contracts/descriptors/basket';
import { ApiError, useShop, type ApiFailure } from 'shared-runtime';
import { hasSameLines } from '../domain/same-lines.ts';
import { basketQuery } from './basket-query.ts';
import { changesOf, currentBasketOf } from './update-line.ts';
import { useApplyBasket } from './use-apply-basket.ts';

export type DiscountType = CallRequest<typeof basketApplyDiscount>['type'];

export interface DiscountChange {
  action: 'apply' | 'remove';
  type: DiscountType;
  /** The code, or the number of points. */
  info: string;
}

type DiscountCode = CallErrorCode<typeof basketApplyDiscount>;
export type DiscountFailure = ApiFailure<DiscountCode>;

interface DiscountListener {
  onStart: () => void;
  onSuccess: () => void;
  onFailure: (failure: DiscountFailure) => void;
}

const discountKey = (storeId: number) => ['basket-discount', storeId];

/** Returns a mutation that applies or removes a code or points. It runs after the other changes of the basket. */
export function useChangeDiscount({ onStart, onSuccess, onFailure }: DiscountListener) {
  const context = useShop();
  const queryClient = useQueryClient();
  const applyBasket = useApplyBasket();
  const storeId = context.store.id;
  const currentVisitorId = () => context.session.id;

  return useMutation<Basket, ApiError<DiscountCode>, DiscountChange, { visitor: number | null }>({
    mutationKey: discountKey(storeId),
    scope: changesOf(storeId),
    // Without a network a change fails at once, instead of being paused without notice.
    networkMode: 'always',
    mutationFn: async ({ action, type, info }) => {
      const { queryKey: pageKey } = basketQuery(context, 'default_shipping');
      const cached = queryClient.getQueryData<Basket>(pageKey);
      const endpoint = action === 'apply' ? basketApplyDiscount : basketRemoveDiscount;
      const send = (version: number) =>
        context.api.call(endpoint, { store_id: storeId, version, type, info, groupItems: true });
      const result = await send(cached?.version ?? 0);
      if (result.ok) return result.data;
      const current = currentBasketOf(result.failure);
      if (!current || !cached || !hasSameLines(cached, current)) throw new ApiError(result.failure);
      // Something else has changed, such as the delivery in another tab: retry once with the current version.
      const again = await send(current.version);
      if (!again.ok) throw new ApiError(again.failure);
      return again.data;
    },
    onMutate: () => {
      onStart();
      return { visitor: currentVisitorId() };
    },
    onSuccess: async (basket, _change, { visitor }) => {
      // Drops an answer that arrives after a change of the visitor: it contains the previous visitor's basket.
      if (visitor !== currentVisitorId()) return;
      await applyBasket(basket);
      onSuccess();
    },
    onError: async ({ failure }, _change, started) => {
      if (started?.visitor !== currentVisitorId()) return;
      const currentBasket = currentBasketOf(failure);
      if (currentBasket) await applyBasket(currentBasket);
      else if (failure.code !== 'unknown_code')
        void queryClient.invalidateQueries({ queryKey: queryKey(basketData, storeId) });
      onFailure(failure);
    },
  });
}

/** Returns the code that is being applied, in capitals as the API lists it; null: none. */
export function usePendingCode(): string | null {
  const { store } = useShop();
  const changes = useMutationState({
    filters: { mutationKey: discountKey(store.id), status: 'pending' },
    select: (mutation) => mutation.state.variables as DiscountChange | undefined,
  });
  const applied = changes.find((change) => change?.action === 'apply' && change.type === 'promo');
  return applied?.info.toUpperCase() ?? null;
}

/** Returns whether a code or points are being applied or removed. */
export function useIsChangingDiscount(): boolean {
  const { store } = useShop();
  return useIsMutating({ mutationKey: discountKey(store.id) }) > 0;
}
