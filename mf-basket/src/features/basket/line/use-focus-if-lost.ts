import { useEffect, type RefObject } from 'react';

/**
 * Focuses an element if the focus was lost with an element that has left the document. Never takes it from another
 * element.
 */
export function useFocusIfLost(target: RefObject<HTMLElement | null>, isEnabled: boolean): void {
  useEffect(() => {
    if (isEnabled && document.activeElement === document.body) target.current?.focus();
  }, [target, isEnabled]);
}
