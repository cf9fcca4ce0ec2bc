import { useEffect, useEffectEvent, type RefObject } from 'react';
import { savesData } from '../../../components/saves-data.ts';

/** Milliseconds in view after which a shopper has probably noticed an element, and a new page is usually idle. */
const minSeenMs = 2_000;

/**
 * Calls `load` once, when an element has been in view for {@link minSeenMs} without a break. Does nothing for visitors who save
 * data and in browsers without IntersectionObserver.
 */
export function useLoadWhenSeen(element: RefObject<Element | null>, load: () => void): void {
  const handleSeen = useEffectEvent(load);
  useEffect(() => {
    if (!element.current || !('IntersectionObserver' in globalThis) || savesData(navigator)) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const observer = new IntersectionObserver((entries) => {
      clearTimeout(timer);
      if (entries.at(-1)?.isIntersecting !== true) return;
      timer = setTimeout(() => {
        observer.disconnect();
        handleSeen();
      }, minSeenMs);
    });
    observer.observe(element.current);
    return () => {
      clearTimeout(timer);
      observer.disconnect();
    };
  }, [element]);
}
