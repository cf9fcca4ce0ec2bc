import { useMutation, useQueryClient, type UseMutationResult } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { queryKey } from 'shared-contracts/api/query-key';
import type { RequestOf, ResponseOf } from 'shared-contracts/api';
import { multiplyMoney } from 'shared-contracts/money';
import { ApiError } from '../api/api-client.ts';
import { useShopHost } from '../host/shop-host.ts';
import { useBusEvent } from '../session/use-bus.ts';

export type BasketAddition = Omit<RequestOf<'basket-add'>, 'store_id'>;

/**
 * Adds to the basket from anywhere and tells everybody. A guest who must sign in first gets the register
 * overlay; once signed in, what was asked for is added without asking again.
 */
export function useAddToBasket(): UseMutationResult<ResponseOf<'basket-add'>, ApiError, BasketAddition> {
  const { context, openOverlay, busFor } = useShopHost();
  const queryClient = useQueryClient();
  const waiting = useRef<BasketAddition | null>(null);

  const mutation = useMutation<ResponseOf<'basket-add'>, ApiError, BasketAddition>({
    mutationFn: async (addition) => {
      const result = await context.api.call('basket-add', { ...addition, store_id: context.store.id });
      if (!result.ok) throw new ApiError(result.failure);
      return result.data;
    },
    onSuccess: ({ basket, added }, addition) => {
      const bus = busFor('mf-basket', 'shared-mutation');
      bus.publish('basket:changed', {
        version: basket.version,
        basketCount: basket.basketCount,
        total: basket.order.total,
      });
      bus.publish('basket:line-added', {
        productId: added.productId,
        name: added.name,
        qty: addition.quantity,
        count: basket.basketCount,
        // The event tells prices per piece, the basket's line its reference price for all of them.
        price: added.rrp && multiplyMoney(added.rrp, 1 / added.qty),
        specialPrice: added.unitPrice,
      });
      void queryClient.invalidateQueries({ queryKey: queryKey('basket-data', context.store.id) });
      openOverlay('basket/added', { cartItemId: added.cartItemId });
    },
    onError: (error, addition) => {
      if (error.failure.code !== 'authentication_required') return;
      waiting.current = addition;
      openOverlay('account/register', { reason: 'basket' });
    },
  });

  const { mutate } = mutation;
  useBusEvent('session:changed', ({ session }) => {
    const addition = waiting.current;
    if (session.id === null || !addition) return;
    waiting.current = null;
    mutate(addition);
  });
  useEffect(() => () => void (waiting.current = null), []);
  return mutation;
}
