import type { OverlayName } from 'shared-contracts/exposes';
import { useShopHost } from '../host/shop-host.ts';

export interface IntentProps {
  onPointerEnter: () => void;
  onFocus: () => void;
  onTouchStart: () => void;
}

/** Returns props for an element that opens an overlay: they load its content on the first sign of intent. */
export function useOverlayIntent(name: OverlayName): IntentProps {
  const { prefetchOverlay } = useShopHost();
  const prefetch = () => prefetchOverlay(name);
  return { onPointerEnter: prefetch, onFocus: prefetch, onTouchStart: prefetch };
}
