import {
  useEffect,
  useEffectEvent,
  useId,
  useRef,
  useState,
  type FocusEvent,
  type MouseEvent,
  type RefObject,
} from 'react';
import { isModifiedClick } from '../link/is-modified-click.ts';

export interface DropdownOptions {
  /** The dropdown closes when this value changes, such as the key of the router's location. */
  closeOn: string;
  /** If false, the trigger is an ordinary link or button, and nothing opens. @default true */
  isEnabled?: boolean;
}

export interface Dropdown<Trigger extends HTMLElement> {
  isOpen: boolean;
  close: () => void;
  /** Props of the element around trigger and panel. */
  rootProps: { ref: RefObject<HTMLDivElement | null>; onBlur: (event: FocusEvent) => void };
  /** Props of the button or link that toggles the panel. A link is followed in a new tab or without JavaScript. */
  triggerProps: {
    ref: RefObject<Trigger | null>;
    'aria-expanded': boolean | undefined;
    'aria-controls': string | undefined;
    onClick: (event: MouseEvent) => void;
  };
  /** Id of the panel, which follows the trigger in the document. */
  panelId: string;
}

/**
 * Returns the state and props of a dropdown: a disclosure in the sense of WAI-ARIA, with links or forms in its panel. It
 * closes on Escape, on a click outside, when Tab leaves it and when `closeOn` changes. See ADR 0041 for why this is not
 * Base UI.
 */
export function useDropdown<Trigger extends HTMLElement>({
  closeOn,
  isEnabled = true,
}: DropdownOptions): Dropdown<Trigger> {
  // The value at which it was opened: a change of it closes without an effect.
  const [openAt, setOpenAt] = useState<string | null>(null);
  const isOpen = isEnabled && openAt === closeOn;
  const close = () => setOpenAt(null);
  const root = useRef<HTMLDivElement>(null);
  const trigger = useRef<Trigger>(null);
  const panelId = useId();
  const focusTrigger = () => trigger.current?.focus({ preventScroll: true });

  const handleClickAnywhere = useEffectEvent((event: Event) => {
    if (root.current?.contains(event.target as Node)) return;
    close();
    // A click on a control has moved the focus there. Any other click would lose it together with the panel.
    const focused = document.activeElement as HTMLElement | null;
    if (!focused || focused.tabIndex < 0) focusTrigger();
  });

  const handleKeyAnywhere = useEffectEvent((event: KeyboardEvent) => {
    // Something inside or above has handled this Escape.
    if (event.key !== 'Escape' || event.defaultPrevented) return;
    event.preventDefault();
    close();
    focusTrigger();
  });

  useEffect(() => {
    if (!isOpen) return undefined;
    const handleClick = (event: Event) => handleClickAnywhere(event);
    const handleKey = (event: KeyboardEvent) => handleKeyAnywhere(event);
    document.addEventListener('click', handleClick);
    document.addEventListener('keydown', handleKey);
    return () => {
      document.removeEventListener('click', handleClick);
      document.removeEventListener('keydown', handleKey);
    };
  }, [isOpen]);

  function handleBlur(event: FocusEvent): void {
    // Without a next element the focus was lost to the page; `handleClickAnywhere` handles that click.
    if (event.relatedTarget === null || root.current?.contains(event.relatedTarget)) return;
    if ((event.relatedTarget as HTMLElement).tabIndex >= 0) close();
  }

  function handleClick(event: MouseEvent): void {
    if (!isEnabled || isModifiedClick(event)) return;
    event.preventDefault();
    setOpenAt(isOpen ? null : closeOn);
  }

  return {
    isOpen,
    close,
    rootProps: { ref: root, onBlur: handleBlur },
    triggerProps: {
      ref: trigger,
      'aria-expanded': isEnabled ? isOpen : undefined,
      'aria-controls': isOpen ? panelId : undefined,
      onClick: handleClick,
    },
    panelId,
  };
}
