import type { OverlayName } from 'shared-contracts/exposes';
import { usePrefetchOverlay } from './use-prefetch-overlay.ts';

export interface IntentProps {
  onPointerEnter: () => void;
  onFocus: () => void;
  onTouchStart: () => void;
}

/** Returns props for an element that opens an overlay: they load its content on the first sign of intent. */
export function useOverlayIntent(name: OverlayName): IntentProps {
  const prefetch = usePrefetchOverlay(name);
  return { onPointerEnter: prefetch, onFocus: prefetch, onTouchStart: prefetch };
}
