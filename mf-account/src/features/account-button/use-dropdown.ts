import { useEffect, useEffectEvent, useRef, useState, type FocusEvent, type KeyboardEvent } from 'react';
import { useLocation } from 'shared-runtime/router';

/**
 * Returns the state and props of a disclosure that closes on Escape, on a click outside, when Tab leaves it and on
 * navigation.
 */
export function useDropdown<Trigger extends HTMLElement = HTMLButtonElement>() {
  const { key } = useLocation();
  // Key of the location at which it was opened: navigation closes it without an effect.
  const [openAt, setOpenAt] = useState<string | null>(null);
  const isOpen = openAt === key;
  const close = () => setOpenAt(null);
  const root = useRef<HTMLDivElement>(null);
  const trigger = useRef<Trigger>(null);

  const handleOutside = useEffectEvent((event: MouseEvent) => {
    if (root.current?.contains(event.target as Node)) return;
    close();
    // A click on a control has moved the focus there. Any other click returns the focus to the trigger.
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
    // Without a next element the focus was lost to the page; `handleOutside` handles that click.
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
