import { useEffect, useState, type RefObject } from 'react';

/** Distance from the screen at which what is below it begins to load. */
const margin = '600px';

/** Returns false until an element comes near the screen, and then true. True at once in browsers that cannot say. */
export function useIsNear(element: RefObject<Element | null>): boolean {
  const [isNear, setIsNear] = useState(false);
  useEffect(() => {
    if (isNear || element.current === null) return undefined;
    if (!('IntersectionObserver' in globalThis)) {
      setIsNear(true);
      return undefined;
    }
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) setIsNear(true);
      },
      { rootMargin: margin },
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element, isNear]);
  return isNear;
}
