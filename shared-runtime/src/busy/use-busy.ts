import { useShopHost, type ShopHost } from '../host/shop-host.ts';

/**
 * For what a submitted form waits for: a spinner stands over the page until it is settled. Hands the promise back. What
 * changes one place only, such as a quantity, says so in that place instead.
 */
export function useBusy(): ShopHost['busy'] {
  return useShopHost().busy;
}
