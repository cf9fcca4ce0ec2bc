import { useEffect, type RefObject } from 'react';

/** Focuses an element where the one that had the focus has left the page; never takes it from another. */
export function useFocusIfLost(target: RefObject<HTMLElement | null>, isWanted: boolean): void {
  useEffect(() => {
    if (isWanted && document.activeElement === document.body) target.current?.focus();
  }, [target, isWanted]);
}
