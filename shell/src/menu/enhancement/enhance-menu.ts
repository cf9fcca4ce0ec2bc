import { closeDrawerWhenLeft, closePanelWhenLeft } from './close-when-left.ts';
import { listen } from './dom-events.ts';
import { openedPanel } from './menu-panels.ts';
import { onResizeEnd } from './dom-events.ts';
import { openOnHover } from './open-on-hover.ts';

/**
 * Adds hover, Escape and focus handling to the menu, which works without them.
 *
 * @param onChange called with whether a panel of the desktop menu is open
 * @returns a function that removes the handlers
 */
export function enhanceMenu(menu: HTMLElement, onChange: (isOpen: boolean) => void): () => void {
  const desktop = matchMedia('(min-width: 1025px)');
  const notify = () => onChange(desktop.matches && openedPanel(menu) !== null);
  const cleanups = [
    openOnHover(menu, desktop),
    closePanelWhenLeft(menu, desktop),
    closeDrawerWhenLeft(menu, desktop),
    // `toggle` does not bubble.
    listen(menu, 'toggle', notify, { capture: true }),
    onResizeEnd(() => {
      // On desktops the drawer has no styles; elsewhere there is nothing to dim.
      if (desktop.matches) menu.hidePopover();
      notify();
    }),
  ];
  return () => {
    for (const stop of cleanups) stop();
  };
}
