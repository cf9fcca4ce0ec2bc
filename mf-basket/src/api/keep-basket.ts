import type { QueryClient } from '@tanstack/react-query';
import type { Basket } from 'shared-contracts/api/basket';
import { queryKey } from 'shared-contracts/api/query-key';
import type { EventBus } from 'shared-contracts/events';
import type { ShopContext } from 'shared-runtime';
import { basketQuery, basketVariants } from './basket-query.ts';

/** Puts an answer of the API in the place of what was known, for every variant of the basket. */
export async function keepBasket(
  context: ShopContext,
  queryClient: QueryClient,
  basket: Basket,
): Promise<void> {
  // A request that set out before this answer would bring back what it replaced.
  await queryClient.cancelQueries({ queryKey: queryKey('basket-data', context.store.id) });
  for (const view of basketVariants) {
    queryClient.setQueryData(basketQuery(context, view).queryKey, { ...basket, view });
  }
}

/** Tells everybody what the basket holds, unless that is what they heard last. */
export function publishBasket(bus: EventBus, { version, basketCount, order }: Basket): void {
  const last = bus.last('basket:changed');
  const isKnown =
    last?.version === version &&
    last.basketCount === basketCount &&
    last.total?.amount === order.total?.amount;
  if (!isKnown) bus.publish('basket:changed', { version, basketCount, total: order.total });
}
