import { useEffect, useState, type RefObject } from 'react';
import { useIsHydrated } from './use-is-hydrated.ts';

/** Distance from the screen at which what is below it begins to load. */
const margin = '600px';

const canObserve = () => 'IntersectionObserver' in globalThis;

/** Returns false until an element comes near the screen, and then true. True after hydration in browsers that cannot say. */
export function useIsNear(element: RefObject<Element | null>): boolean {
  const isHydrated = useIsHydrated();
  const [isNear, setIsNear] = useState(false);
  useEffect(() => {
    if (isNear || element.current === null || !canObserve()) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) setIsNear(true);
      },
      { rootMargin: margin },
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element, isNear]);
  return isNear || (isHydrated && !canObserve());
}
