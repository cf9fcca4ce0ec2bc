import { onSettledResize } from './on-settled-resize.ts';

/** How long a mouse rests on an entry before it is meant, milliseconds. */
const intent = 120;
/** How long it may be away before what it opened closes, milliseconds (specification §9). */
const patience = 500;

/**
 * What a mouse, Escape and leaving add to the menu, which works without them. On desktops entries open under a mouse
 * and close again; the drawer of smaller screens closes behind the keyboard that leaves it.
 *
 * @param onChange is told whether a panel of a desktop is open
 * @returns the way to stop
 */
export function enlivenMenu(menu: HTMLElement, onChange: (isOpen: boolean) => void): () => void {
  const desktop = matchMedia('(min-width: 1025px)');
  const listening = new AbortController();
  const { signal } = listening;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let openedByMouse: HTMLDetailsElement | null = null;

  const opened = () => menu.querySelector<HTMLDetailsElement>('details[open]');
  const isLeft = (target: EventTarget | null) => !(target instanceof Node && menu.contains(target));

  function show(details: HTMLDetailsElement | null): void {
    for (const other of menu.querySelectorAll<HTMLDetailsElement>('details[open]'))
      if (other !== details) other.open = false;
    if (details === null || details.open) return;
    details.open = true;
    openedByMouse = details;
  }

  function soon(milliseconds: number, details: HTMLDetailsElement | null): void {
    clearTimeout(timer);
    timer = setTimeout(() => show(details), milliseconds);
  }

  menu.addEventListener(
    'pointerover',
    ({ target, pointerType }) => {
      if (pointerType !== 'mouse' || !desktop.matches) return;
      const entry = (target as Element).closest('li:has(> details), nav > ul > li');
      const details = entry?.querySelector('details') ?? null;
      if (details?.open) clearTimeout(timer);
      else if (details || opened()) soon(details ? intent : patience, details);
    },
    { signal },
  );
  menu.addEventListener(
    'pointerleave',
    ({ pointerType }) => {
      if (pointerType === 'mouse' && desktop.matches) soon(patience, null);
    },
    { signal },
  );
  menu.addEventListener(
    'click',
    (event) => {
      const details = (event.target as Element).closest('summary')?.closest('details') ?? null;
      // The mouse has opened it on its way to this click, which would only close it again.
      if (details?.open && details === openedByMouse) event.preventDefault();
      openedByMouse = null;
    },
    { signal },
  );
  // It does not bubble.
  menu.addEventListener('toggle', () => onChange(desktop.matches && opened() !== null), {
    signal,
    capture: true,
  });
  menu.addEventListener(
    'focusout',
    ({ relatedTarget }) => {
      if (desktop.matches || !(relatedTarget instanceof Element) || !isLeft(relatedTarget)) return;
      // What the menu itself has opened above it keeps it.
      if (!relatedTarget.closest('[popover]')) menu.hidePopover();
    },
    { signal },
  );
  document.addEventListener(
    'keydown',
    ({ key }) => {
      const details = opened();
      if (key !== 'Escape' || !desktop.matches || !details) return;
      if (details.contains(document.activeElement)) details.querySelector('summary')?.focus();
      show(null);
    },
    { signal },
  );
  for (const type of ['pointerdown', 'focusin'] as const)
    document.addEventListener(
      type,
      ({ target }) => {
        const entry = opened()?.parentElement;
        if (desktop.matches && entry && !(target instanceof Node && entry.contains(target))) show(null);
      },
      { signal },
    );
  const stopResize = onSettledResize(() => {
    // A drawer looks like nothing on a desktop, and so does what dims the page around a panel elsewhere.
    if (desktop.matches) menu.hidePopover();
    onChange(desktop.matches && opened() !== null);
  });

  return () => {
    clearTimeout(timer);
    stopResize();
    listening.abort();
  };
}
