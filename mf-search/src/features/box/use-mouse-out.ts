import { useEffect, useRef, type PointerEvent } from 'react';

/** Milliseconds (specification §9). */
const patience = 500;

/** Calls back once a mouse has been away for a while; back in time, and nothing happens. Fingers do not hover. */
export function useMouseOut(isWatching: boolean, onOut: () => void) {
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  const stay = () => clearTimeout(timer.current);
  useEffect(() => {
    if (!isWatching) return undefined;
    return () => clearTimeout(timer.current);
  }, [isWatching]);
  return {
    onPointerEnter: stay,
    onPointerLeave(event: PointerEvent) {
      stay();
      if (isWatching && event.pointerType === 'mouse') timer.current = setTimeout(onOut, patience);
    },
  };
}
