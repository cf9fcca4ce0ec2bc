import { useEffect, useEffectEvent, useState } from 'react';
import type { Basket, BasketItem } from 'shared-contracts/api/basket';
import { productDispatchDate } from 'shared-contracts/descriptors/product-facts';
import { useSession, useShop } from 'shared-runtime';
import { runLimited } from '../domain/run-limited.ts';

/** Specification §9. */
const maxLookups = 3;

type Estimate = Pick<BasketItem, 'estimatedDeliveryStart' | 'estimatedDeliveryEnd'>;

/**
 * Returns the items with their estimated deliveries, which are looked up one by one after each refresh of the basket,
 * three at a time. An item whose lookup fails keeps the estimate of the basket.
 *
 * @param refreshedAt milliseconds since 1970
 */
export function useDeliveryEstimates(basket: Basket, refreshedAt: number): Basket {
  const { api, store } = useShop();
  const { delivery_country: deliveryCountry } = useSession();
  const [found, setFound] = useState<{ at: number; estimates: ReadonlyMap<number, Estimate> }>();

  async function lookUp(cartItemId: number, at: number, signal: AbortSignal): Promise<void> {
    const request = { store_id: store.id, cartItemId, deliveryCountry, returnTimestamps: true };
    const result = await api.call(productDispatchDate, request, { signal });
    if (!result.ok || signal.aborted) return;
    const [estimate] = result.data.estimates;
    const [start, end] = [toSeconds(estimate?.start), toSeconds(estimate?.end)];
    setFound((last) => {
      const before = last?.at === at ? last.estimates : [];
      const current = { estimatedDeliveryStart: start, estimatedDeliveryEnd: end };
      return { at, estimates: new Map([...before, [cartItemId, current]]) };
    });
  }

  const lookUpAll = useEffectEvent((at: number, signal: AbortSignal) => {
    const ids = basket.items.map(({ cartItemId }) => cartItemId);
    return runLimited(ids, maxLookups, async (id) => {
      if (!signal.aborted) await lookUp(id, at, signal);
    });
  });
  useEffect(() => {
    const controller = new AbortController();
    lookUpAll(refreshedAt, controller.signal).catch((error: unknown) => {
      if (!controller.signal.aborted) throw error;
    });
    return () => controller.abort();
  }, [refreshedAt]);

  if (found?.at !== refreshedAt) return basket;
  return {
    ...basket,
    items: basket.items.map((item) => ({ ...item, ...found.estimates.get(item.cartItemId) })),
  };
}

function toSeconds(time: string | number | undefined): number | null {
  return typeof time === 'number' ? time : null;
}
