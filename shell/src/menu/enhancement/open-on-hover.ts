import { listen } from './dom-events.ts';
import { openedPanel, showPanel } from './menu-panels.ts';

/** Delay before an entry under the mouse opens, milliseconds. */
const hoverDelayMs = 120;
/** Delay before it closes after the mouse has left, milliseconds (specification §9). */
const leaveDelayMs = 500;

/**
 * Opens entries of the desktop menu under the mouse and closes them when it leaves. Returns a function that stops it.
 */
export function openOnHover(menu: HTMLElement, desktop: MediaQueryList): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let openedByMouse: HTMLDetailsElement | null = null;
  /** The entry whose link was clicked: the mouse still rests on it when the next page appears. */
  let followedEntry: Element | null = null;
  const isDesktopMouse = ({ pointerType }: PointerEvent) => pointerType === 'mouse' && desktop.matches;

  function schedule(milliseconds: number, panel: HTMLDetailsElement | null): void {
    clearTimeout(timer);
    const { href } = location;
    timer = setTimeout(() => {
      // After a navigation the panel would cover the next page.
      if (panel && location.href !== href) return;
      showPanel(menu, panel);
      openedByMouse = panel;
    }, milliseconds);
  }

  const cleanups = [
    listen(menu, 'pointerover', (event) => {
      if (!isDesktopMouse(event)) return;
      // Links inside a panel belong to its entry.
      const entry = (event.target as Element).closest('nav > ul > li');
      if (entry && entry === followedEntry) return;
      followedEntry = null;
      const panel = entry?.querySelector('details') ?? null;
      if (panel?.open) clearTimeout(timer);
      else if (panel) schedule(hoverDelayMs, panel);
      else if (openedPanel(menu)) schedule(leaveDelayMs, null);
    }),
    listen(menu, 'pointerleave', (event) => {
      if (!isDesktopMouse(event)) return;
      followedEntry = null;
      schedule(leaveDelayMs, null);
    }),
    listen(menu, 'click', (event) => {
      const target = event.target as Element;
      const panel = target.closest('summary')?.closest('details');
      // A click before the delay cancels opening and closing.
      clearTimeout(timer);
      if (target.closest('a')) followedEntry = target.closest('nav > ul > li');
      // The panel was opened by hovering: this click would close it again.
      if (panel?.open && panel === openedByMouse) event.preventDefault();
      openedByMouse = null;
    }),
  ];
  return () => {
    clearTimeout(timer);
    for (const stop of cleanups) stop();
  };
}
