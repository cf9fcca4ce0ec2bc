import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'shared-runtime/router';

/** Open or not; a click outside, Escape and every navigation close it. */
export function useDropdown() {
  const { key } = useLocation();
  // It is open at one place of the history only, so a navigation closes it by itself.
  const [openAt, setOpenAt] = useState<string | null>(null);
  const root = useRef<HTMLDivElement>(null);
  const trigger = useRef<HTMLAnchorElement>(null);
  const isOpen = openAt === key;

  useEffect(() => {
    if (!isOpen) return undefined;

    function handleClick(event: MouseEvent): void {
      if (root.current?.contains(event.target as Node)) return;
      setOpenAt(null);
      // Focus that found no new control by the click would be lost with the dropdown.
      const focused = document.activeElement as HTMLElement | null;
      if (!focused || focused.tabIndex < 0) trigger.current?.focus({ preventScroll: true });
    }
    function handleKey(event: KeyboardEvent): void {
      if (event.key !== 'Escape' || event.defaultPrevented) return;
      setOpenAt(null);
      trigger.current?.focus({ preventScroll: true });
    }

    document.addEventListener('click', handleClick);
    document.addEventListener('keydown', handleKey);
    return () => {
      document.removeEventListener('click', handleClick);
      document.removeEventListener('keydown', handleKey);
    };
  }, [isOpen]);

  return { isOpen, root, trigger, toggle: () => setOpenAt(isOpen ? null : key) };
}
