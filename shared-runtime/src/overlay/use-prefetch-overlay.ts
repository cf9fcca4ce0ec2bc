import type { OverlayName } from 'shared-contracts/exposes';
import { useShopHost, type OverlaySign } from '../host/shop-host.ts';

/**
 * Returns a function that loads an overlay before it is opened; see `ShopHost.prefetchOverlay`. Opening the overlay loads again
 * what has failed.
 */
export function usePrefetchOverlay(name: OverlayName, sign?: OverlaySign): () => void {
  const { prefetchOverlay } = useShopHost();
  return () => prefetchOverlay(name, sign);
}
