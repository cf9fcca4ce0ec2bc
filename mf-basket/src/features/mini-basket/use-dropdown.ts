import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'shared-runtime/router';

/** Returns the state of a dropdown that closes on a click outside, on Escape and on navigation. */
export function useDropdown() {
  const { key } = useLocation();
  // Key of the location at which it was opened: navigation closes it without an effect.
  const [openAt, setOpenAt] = useState<string | null>(null);
  const root = useRef<HTMLDivElement>(null);
  const trigger = useRef<HTMLAnchorElement>(null);
  const isOpen = openAt === key;

  useEffect(() => {
    if (!isOpen) return undefined;

    function handleClick(event: MouseEvent): void {
      if (root.current?.contains(event.target as Node)) return;
      setOpenAt(null);
      // If the click did not focus another control, the focus would be lost together with the dropdown.
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
