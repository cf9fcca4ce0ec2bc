import { listen } from './dom-events.ts';
import { openedPanel, showPanel } from './menu-panels.ts';

/** A panel of a desktop closes on Escape, on a press elsewhere and behind the keyboard. Answers the way to stop. */
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

/** So that the keyboard does not go on behind the drawer of a smaller screen. Answers the way to stop. */
export function closeDrawerWhenLeft(menu: HTMLElement, desktop: MediaQueryList): () => void {
  return listen(menu, 'focusout', ({ relatedTarget: next }) => {
    if (desktop.matches || !(next instanceof Element) || menu.contains(next)) return;
    // What the menu has opened above itself goes with it.
    if (!next.closest('[popover]')) menu.hidePopover();
  });
}
