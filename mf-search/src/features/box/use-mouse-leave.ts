import { useEffect, useRef, type PointerEvent } from 'react';

/** Specification §9. */
const closeDelayMs = 500;

/**
 * Calls back when a mouse has been outside for `closeDelayMs`. Touches are ignored, because a finger does not hover.
 */
export function useMouseLeave(isEnabled: boolean, onLeave: () => void) {
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  const cancelTimer = () => clearTimeout(timer.current);
  useEffect(() => {
    if (!isEnabled) return undefined;
    return () => clearTimeout(timer.current);
  }, [isEnabled]);
  return {
    onPointerEnter: cancelTimer,
    onPointerLeave(event: PointerEvent) {
      cancelTimer();
      if (isEnabled && event.pointerType === 'mouse') timer.current = setTimeout(onLeave, closeDelayMs);
    },
  };
}
