import type { OverlayName } from 'shared-contracts/exposes';
import { useShopHost } from '../host/shop-host.ts';

export interface IntentProps {
  onPointerEnter: () => void;
  onFocus: () => void;
  onTouchStart: () => void;
}

/** For what opens an overlay: its content is loaded on the first sign that it will be asked for. */
export function useOverlayIntent(name: OverlayName): IntentProps {
  const { prefetchOverlay } = useShopHost();
  const prefetch = () => prefetchOverlay(name);
  return { onPointerEnter: prefetch, onFocus: prefetch, onTouchStart: prefetch };
}
