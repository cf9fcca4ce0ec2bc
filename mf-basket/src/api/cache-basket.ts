import type { QueryClient } from '@tanstack/react-query';
import type { Basket } from 'shared-contracts/api/basket';
import { queryKey } from 'shared-contracts/api/query-key';
import { basketData } from 'shared-contracts/descriptors/basket';
import type { EventBus } from 'shared-contracts/events';
import { basketChanged } from 'shared-contracts/events/basket';
import type { ShopContext } from 'shared-runtime';
import { basketQuery, basketVariants } from './basket-query.ts';

/**
 * Writes a basket that the API returned into the query cache, for every variant of the basket that is shown. A variant
 * that is not shown is only marked as outdated: its part of the page may be hydrated later, and that must begin with
 * the data of the server's HTML.
 */
export async function cacheBasket(
  context: ShopContext,
  queryClient: QueryClient,
  basket: Basket,
): Promise<void> {
  // A request that started before this answer would overwrite it with an older basket.
  await queryClient.cancelQueries({ queryKey: queryKey(basketData, context.store.id) });
  for (const view of basketVariants) {
    const { queryKey: variantKey } = basketQuery(context, view);
    const isShown =
      (queryClient.getQueryCache().find({ queryKey: variantKey })?.getObserversCount() ?? 0) > 0;
    if (isShown) queryClient.setQueryData(variantKey, { ...basket, view });
    // oxlint-disable-next-line no-await-in-loop -- fetches nothing
    else await queryClient.invalidateQueries({ queryKey: variantKey, exact: true, refetchType: 'none' });
  }
}

/** Publishes `basket:changed`, unless the last event already contains the same version, count and total. */
export function publishBasket(bus: EventBus, { version, basketCount, order }: Basket): void {
  const last = bus.last(basketChanged);
  const isKnown =
    last?.version === version &&
    last.basketCount === basketCount &&
    last.total?.amount === order.total?.amount;
  if (!isKnown) bus.publish(basketChanged, { version, basketCount, total: order.total });
}
