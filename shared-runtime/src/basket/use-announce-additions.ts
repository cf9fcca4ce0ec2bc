import { useQueryClient } from '@tanstack/react-query';
import type { PendingAdditionsResult } from 'shared-contracts/api/basket';
import { queryKey } from 'shared-contracts/api/query-key';
import { basketData } from 'shared-contracts/descriptors/basket';
import { multiplyMoney } from 'shared-contracts/money';
import { useShopHost } from '../host/shop-host.ts';

/** Returns a function that publishes the additions in an answer of the API and invalidates the basket query. */
export function useAnnounceAdditions(): (additions: PendingAdditionsResult) => void {
  const { context, busFor } = useShopHost();
  const queryClient = useQueryClient();
  return ({ basket, added }) => {
    const bus = busFor('mf-basket', 'shared-mutation');
    bus.publish('basket:changed', {
      version: basket.version,
      basketCount: basket.basketCount,
      total: basket.order.total,
    });
    for (const { cartItemId, qty } of added) {
      const item = basket.items.find((each) => each.cartItemId === cartItemId);
      if (item === undefined) continue;
      bus.publish('basket:line-added', {
        productId: item.productId,
        name: item.name,
        qty,
        count: basket.basketCount,
        // The event has prices per piece; the basket line has its reference price for the whole quantity.
        price: item.rrp && multiplyMoney(item.rrp, 1 / item.qty),
        specialPrice: item.unitPrice,
      });
    }
    void queryClient.invalidateQueries({ queryKey: queryKey(basketData, context.store.id) });
  };
}
