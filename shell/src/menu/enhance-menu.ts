import { closeDrawerWhenLeft, closePanelWhenLeft } from './close-when-left.ts';
import { listen } from './dom-events.ts';
import { openedPanel } from './menu-panels.ts';
import { onResizeEnd } from './dom-events.ts';
import { openOnHover } from './open-on-hover.ts';

/**
 * What a mouse, Escape and leaving add to the menu, which works without them.
 *
 * @param onChange is told whether a panel of a desktop is open
 * @returns the way to stop
 */
export function enhanceMenu(menu: HTMLElement, onChange: (isOpen: boolean) => void): () => void {
  const desktop = matchMedia('(min-width: 1025px)');
  const notify = () => onChange(desktop.matches && openedPanel(menu) !== null);
  const cleanups = [
    openOnHover(menu, desktop),
    closePanelWhenLeft(menu, desktop),
    closeDrawerWhenLeft(menu, desktop),
    // It does not bubble.
    listen(menu, 'toggle', notify, { capture: true }),
    onResizeEnd(() => {
      // A drawer looks like nothing on a desktop, and so does what dims the page around a panel elsewhere.
      if (desktop.matches) menu.hidePopover();
      notify();
    }),
  ];
  return () => {
    for (const stop of cleanups) stop();
  };
}
