import { useRef, useState, type KeyboardEvent, type UIEvent } from 'react';

/** Returns the index of the visible picture of a row, and functions that scroll to others. */
export function useCurrentPicture(count: number) {
  const row = useRef<HTMLUListElement>(null);
  const [current, setCurrent] = useState(0);
  const last = count - 1;

  function show(index: number): void {
    const target = Math.min(Math.max(0, index), last);
    setCurrent(target);
    scrollTo(row.current, target);
  }

  function handleScroll({ currentTarget }: UIEvent<HTMLUListElement>): void {
    const { scrollLeft, scrollWidth, clientWidth } = currentTarget;
    // The last pictures of a strip cannot reach its start.
    const isAtEnd = scrollLeft + clientWidth >= scrollWidth - 1;
    const step = stepOf(currentTarget);
    if (step > 0) setCurrent(isAtEnd ? last : Math.min(last, Math.round(scrollLeft / step)));
  }

  function handleKeyDown(event: KeyboardEvent<HTMLUListElement>): void {
    const target = { ArrowLeft: current - 1, ArrowRight: current + 1, Home: 0, End: last }[event.key];
    if (target === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    show(target);
  }

  return { row, current, show, handleScroll, handleKeyDown };
}

/** Scrolls the row only, unlike `scrollIntoView`. The style sheet decides whether it is animated. */
function scrollTo(row: HTMLUListElement | null, index: number): void {
  if (row) row.scrollLeft = index * stepOf(row);
}

/** Returns the distance between two pictures, in CSS pixels. */
function stepOf({ children: [first, second], clientWidth }: HTMLElement): number {
  return first instanceof HTMLElement && second instanceof HTMLElement
    ? second.offsetLeft - first.offsetLeft
    : clientWidth;
}
