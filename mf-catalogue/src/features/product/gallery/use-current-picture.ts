import { useRef, useState, type KeyboardEvent, type UIEvent } from 'react';

/** Follows which picture of a row is in sight, and scrolls to others. */
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
    const width = currentTarget.clientWidth;
    if (width > 0) setCurrent(Math.min(last, Math.round(currentTarget.scrollLeft / width)));
  }

  function handleKeyDown(event: KeyboardEvent<HTMLUListElement>): void {
    const target = { ArrowLeft: current - 1, ArrowRight: current + 1, Home: 0, End: last }[event.key];
    if (target === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    show(target);
  }

  return { row, current, show, handleScroll, handleKeyDown };
}

/** Only the row scrolls, not the page. How smoothly is a matter of the style sheet. */
function scrollTo(row: HTMLUListElement | null, index: number): void {
  if (row) row.scrollLeft = index * row.clientWidth;
}
