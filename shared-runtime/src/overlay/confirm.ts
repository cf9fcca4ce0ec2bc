import { useShopHost, type ShopHost } from '../host/shop-host.ts';

/**
 * Returns a function that asks and resolves with true if the shopper confirms. Escape, a background click and leaving
 * the page resolve with false.
 */
export function useConfirm(): ShopHost['confirm'] {
  return useShopHost().confirm;
}
