import { useQueryClient } from '@tanstack/react-query';
import type { Basket } from 'shared-contracts/api/basket';
import { useBus, useShop } from 'shared-runtime';
import { cacheBasket, publishBasket } from './cache-basket.ts';

/** Returns a function that shows a basket which the API returned, and publishes it. */
export function useApplyBasket(): (basket: Basket) => Promise<void> {
  const context = useShop();
  const queryClient = useQueryClient();
  const bus = useBus();
  return async (basket) => {
    await cacheBasket(context, queryClient, basket);
    publishBasket(bus, basket);
  };
}
