import { useEffect } from 'react';
import type { Basket } from 'shared-contracts/api/basket';
import { useBus } from 'shared-runtime';
import { publishBasket } from './cache-basket.ts';

/** Publishes a fetched basket as `basket:changed`. */
export function usePublishedBasket(basket: Basket | undefined): void {
  const bus = useBus();
  useEffect(() => {
    if (basket) publishBasket(bus, basket);
  }, [bus, basket]);
}
