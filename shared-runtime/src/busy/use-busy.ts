import { useShopHost, type ShopHost } from '../host/shop-host.ts';

/**
 * Returns a function that shows a spinner over the page until a promise settles, and returns the promise. For
 * submitted forms; a change in one place, such as a quantity, shows its state there.
 */
export function useBusy(): ShopHost['busy'] {
  return useShopHost().busy;
}
