import { closeDrawerWhenLeft, closePanelWhenLeft } from './close-when-left.ts';
import { listen } from './listen.ts';
import { openedPanel } from './menu-panels.ts';
import { onSettledResize } from './on-resize-end.ts';
import { openUnderMouse } from './open-on-hover.ts';

/**
 * What a mouse, Escape and leaving add to the menu, which works without them.
 *
 * @param onChange is told whether a panel of a desktop is open
 * @returns the way to stop
 */
export function enlivenMenu(menu: HTMLElement, onChange: (isOpen: boolean) => void): () => void {
  const desktop = matchMedia('(min-width: 1025px)');
  const tell = () => onChange(desktop.matches && openedPanel(menu) !== null);
  const stops = [
    openUnderMouse(menu, desktop),
    closePanelWhenLeft(menu, desktop),
    closeDrawerWhenLeft(menu, desktop),
    // It does not bubble.
    listen(menu, 'toggle', tell, { capture: true }),
    onSettledResize(() => {
      // A drawer looks like nothing on a desktop, and so does what dims the page around a panel elsewhere.
      if (desktop.matches) menu.hidePopover();
      tell();
    }),
  ];
  return () => {
    for (const stop of stops) stop();
  };
}
