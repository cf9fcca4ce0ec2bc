import { listen } from './dom-events.ts';
import { openedPanel, showPanel } from './menu-panels.ts';

/**
 * Closes the panel of a desktop menu on Escape, on a press outside, and when focus leaves it. Returns a function that
 * stops it.
 */
export function closePanelWhenLeft(menu: HTMLElement, desktop: MediaQueryList): () => void {
  function handleElsewhere({ target }: Event): void {
    const entry = openedPanel(menu)?.parentElement;
    if (desktop.matches && entry && !(target instanceof Node && entry.contains(target)))
      showPanel(menu, null);
  }

  const cleanups = [
    listen(document, 'keydown', ({ key }) => {
      const panel = openedPanel(menu);
      if (key !== 'Escape' || !desktop.matches || !panel) return;
      if (panel.contains(document.activeElement)) panel.querySelector('summary')?.focus();
      showPanel(menu, null);
    }),
    listen(document, 'pointerdown', handleElsewhere),
    listen(document, 'focusin', handleElsewhere),
  ];
  return () => {
    for (const stop of cleanups) stop();
  };
}

/**
 * Closes the drawer when focus leaves it, so that it does not cover the focused element. Returns a function that stops
 * it.
 */
export function closeDrawerWhenLeft(menu: HTMLElement, desktop: MediaQueryList): () => void {
  return listen(menu, 'focusout', ({ relatedTarget: next }) => {
    if (desktop.matches || !(next instanceof Element) || menu.contains(next)) return;
    // Popovers of the menu keep it open.
    if (!next.closest('[popover]')) menu.hidePopover();
  });
}
