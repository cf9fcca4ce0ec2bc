import { useEffect, useState, type RefObject } from 'react';

export interface CarouselScroll {
  canScrollBack: boolean;
  canScrollOn: boolean;
  /** Scrolls by the visible width: on with 1, back with -1. At an end it does nothing. */
  scroll: (direction: 1 | -1) => void;
}

/** Positions are fractions of pixels on some screens. */
const tolerancePx = 2;

/** Follows how far a list is scrolled. Before hydration, and if all items fit, it can be scrolled in no direction. */
export function useCarouselScroll(list: RefObject<HTMLElement | null>): CarouselScroll {
  const [edges, setEdges] = useState({ canScrollBack: false, canScrollOn: false });

  useEffect(() => {
    const element = list.current;
    if (element === null) return undefined;
    function measure({ scrollLeft, clientWidth, scrollWidth }: HTMLElement): void {
      const next = {
        canScrollBack: scrollLeft > tolerancePx,
        canScrollOn: scrollLeft + clientWidth < scrollWidth - tolerancePx,
      };
      setEdges((last) =>
        last.canScrollBack === next.canScrollBack && last.canScrollOn === next.canScrollOn ? last : next,
      );
    }
    const handleChange = () => measure(element);
    handleChange();
    element.addEventListener('scroll', handleChange, { passive: true });
    addEventListener('resize', handleChange);
    const items = new MutationObserver(handleChange);
    items.observe(element, { childList: true });
    return () => {
      items.disconnect();
      element.removeEventListener('scroll', handleChange);
      removeEventListener('resize', handleChange);
    };
  }, [list]);

  return {
    ...edges,
    scroll(direction) {
      // Smooth, unless the visitor prefers reduced motion: see the style sheet.
      list.current?.scrollBy({ left: direction * list.current.clientWidth });
    },
  };
}
