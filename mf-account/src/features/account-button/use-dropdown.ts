import { useEffect, useEffectEvent, useRef, useState, type FocusEvent, type KeyboardEvent } from 'react';
import { useLocation } from 'shared-runtime/router';

/** A disclosure that closes on Escape, on a click elsewhere, on leaving it by Tab and on navigation. */
export function useDropdown<Trigger extends HTMLElement = HTMLButtonElement>() {
  const { key } = useLocation();
  // Kept as the place where it was opened: somewhere else it is closed.
  const [openAt, setOpenAt] = useState<string | null>(null);
  const isOpen = openAt === key;
  const close = () => setOpenAt(null);
  const root = useRef<HTMLDivElement>(null);
  const trigger = useRef<Trigger>(null);

  const handleOutside = useEffectEvent((event: MouseEvent) => {
    if (root.current?.contains(event.target as Node)) return;
    close();
    // A click on a control has moved the focus there; a click on nothing in particular gives it back.
    if ((document.activeElement as HTMLElement | null)?.tabIndex !== 0) trigger.current?.focus();
  });
  useEffect(() => {
    if (!isOpen) return undefined;
    const listener = (event: MouseEvent) => handleOutside(event);
    document.addEventListener('click', listener);
    return () => document.removeEventListener('click', listener);
  }, [isOpen]);

  function handleKeyDown(event: KeyboardEvent): void {
    if (event.key !== 'Escape' || !isOpen) return;
    event.stopPropagation();
    close();
    trigger.current?.focus();
  }

  function handleBlur(event: FocusEvent): void {
    // No next element: the focus went nowhere, and a click outside is handled as such.
    if (event.relatedTarget === null || root.current?.contains(event.relatedTarget)) return;
    if ((event.relatedTarget as HTMLElement).tabIndex === 0) close();
  }

  return {
    isOpen,
    close,
    rootProps: { ref: root, onKeyDown: handleKeyDown, onBlur: handleBlur },
    triggerProps: { ref: trigger, 'aria-expanded': isOpen, onClick: () => setOpenAt(isOpen ? null : key) },
  };
}
