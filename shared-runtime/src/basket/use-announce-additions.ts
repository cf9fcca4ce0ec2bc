import { useQueryClient } from '@tanstack/react-query';
import type { PendingAdditionsResult } from 'shared-contracts/api/basket';
import { queryKey } from 'shared-contracts/api/query-key';
import { basketData } from 'shared-contracts/descriptors/basket';
import { basketChanged, basketLineAdded } from 'shared-contracts/events/basket';
import { multiplyMoney } from 'shared-contracts/money';
import { useShopHost } from '../host/shop-host.ts';
import { useBus } from '../session/use-bus.ts';

/**
 * Returns a function that publishes the additions in an answer of the API and invalidates the basket query. It publishes
 * as the calling remote, which declares `basket:changed` and `basket:line-added` under `emits`.
 */
export function useAnnounceAdditions(): (additions: PendingAdditionsResult) => void {
  const { context } = useShopHost();
  const bus = useBus();
  const queryClient = useQueryClient();
  return ({ basket, added }) => {
    bus.publish(basketChanged, {
      version: basket.version,
      basketCount: basket.basketCount,
      total: basket.order.total,
    });
    for (const { cartItemId, qty } of added) {
      const item = basket.items.find((each) => each.cartItemId === cartItemId);
      if (item === undefined) continue;
      bus.publish(basketLineAdded, {
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
