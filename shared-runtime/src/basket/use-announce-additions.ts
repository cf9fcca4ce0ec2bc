import { useQueryClient } from '@tanstack/react-query';
import type { CarriedOutAdditions } from 'shared-contracts/api/basket';
import { queryKey } from 'shared-contracts/api/query-key';
import { multiplyMoney } from 'shared-contracts/money';
import { useShopHost } from '../host/shop-host.ts';

/** Publishes what an answer of the API added to the basket, and has the basket fetched again where it is shown. */
export function useAnnounceAdditions(): (additions: CarriedOutAdditions) => void {
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
        // The event tells prices per piece, the basket's line its reference price for all of them.
        price: item.rrp && multiplyMoney(item.rrp, 1 / item.qty),
        specialPrice: item.unitPrice,
      });
    }
    void queryClient.invalidateQueries({ queryKey: queryKey('basket-data', context.store.id) });
  };
}
