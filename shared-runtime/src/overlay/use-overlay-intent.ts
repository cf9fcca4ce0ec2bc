import type { OverlayName } from 'shared-contracts/exposes';
import { useShopHost, type ShopHost } from '../host/shop-host.ts';

export interface IntentProps {
  onPointerEnter: () => void;
  onFocus: () => void;
  onTouchStart: () => void;
}

/** Returns props for an element that opens an overlay: they load its content on the first sign of intent. */
export function useOverlayIntent(name: OverlayName): IntentProps {
  const prefetchOverlay = usePrefetchOverlay();
  const prefetch = () => prefetchOverlay(name);
  return { onPointerEnter: prefetch, onFocus: prefetch, onTouchStart: prefetch };
}

/** Returns a function that loads the content of an overlay before it is opened. A failure is ignored. */
export function usePrefetchOverlay(): ShopHost['prefetchOverlay'] {
  return useShopHost().prefetchOverlay;
}
