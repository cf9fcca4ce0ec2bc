import { useEffect, useEffectEvent, type RefObject } from 'react';

/**
 * Calls back on a press or focus outside of an element. Both are needed: some touch browsers do not move the focus.
 */
export function useInteractionOutside(
  inside: RefObject<HTMLElement | null>,
  isEnabled: boolean,
  onInteraction: () => void,
): void {
  const handleInteraction = useEffectEvent((event: Event) => {
    if (!inside.current?.contains(event.target as Node)) onInteraction();
  });
  useEffect(() => {
    if (!isEnabled) return undefined;
    const listener = (event: Event) => handleInteraction(event);
    document.addEventListener('pointerdown', listener);
    document.addEventListener('focusin', listener);
    return () => {
      document.removeEventListener('pointerdown', listener);
      document.removeEventListener('focusin', listener);
    };
  }, [isEnabled]);
}
