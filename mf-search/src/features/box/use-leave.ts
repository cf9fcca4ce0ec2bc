import { useEffect, useEffectEvent, type RefObject } from 'react';

/** Calls back when the shopper presses or focuses something outside. Some touch browsers do not move focus. */
export function useLeave(
  inside: RefObject<HTMLElement | null>,
  isWatching: boolean,
  onLeave: () => void,
): void {
  const notice = useEffectEvent((event: Event) => {
    if (!inside.current?.contains(event.target as Node)) onLeave();
  });
  useEffect(() => {
    if (!isWatching) return undefined;
    const listener = (event: Event) => notice(event);
    document.addEventListener('pointerdown', listener);
    document.addEventListener('focusin', listener);
    return () => {
      document.removeEventListener('pointerdown', listener);
      document.removeEventListener('focusin', listener);
    };
  }, [isWatching]);
}
