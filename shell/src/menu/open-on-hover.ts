import { listen } from './dom-events.ts';
import { openedPanel, showPanel } from './menu-panels.ts';

/** How long a mouse rests on an entry before it is meant, milliseconds. */
const hoverDelayMs = 120;
/** How long it may be away before what it opened closes, milliseconds (specification §9). */
const leaveDelayMs = 500;

/** Entries of a desktop's menu open under a mouse, and close when it leaves. Answers the way to stop. */
export function openOnHover(menu: HTMLElement, desktop: MediaQueryList): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let openedByMouse: HTMLDetailsElement | null = null;
  /** The entry whose link was followed: the mouse still rests on it while the next page appears. */
  let followedEntry: Element | null = null;
  const isDesktopMouse = ({ pointerType }: PointerEvent) => pointerType === 'mouse' && desktop.matches;

  function schedule(milliseconds: number, panel: HTMLDetailsElement | null): void {
    clearTimeout(timer);
    const { href } = location;
    timer = setTimeout(() => {
      // The page has changed since: what opens now would lie over the next one.
      if (panel && location.href !== href) return;
      showPanel(menu, panel);
      openedByMouse = panel;
    }, milliseconds);
  }

  const cleanups = [
    listen(menu, 'pointerover', (event) => {
      if (!isDesktopMouse(event)) return;
      // An entry of the menu; the links of a panel are part of theirs.
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
      // A click shorter than the intent: nothing may open, or close again, after it.
      clearTimeout(timer);
      if (target.closest('a')) followedEntry = target.closest('nav > ul > li');
      // The mouse has opened it on its way to this click, which would only close it again.
      if (panel?.open && panel === openedByMouse) event.preventDefault();
      openedByMouse = null;
    }),
  ];
  return () => {
    clearTimeout(timer);
    for (const stop of cleanups) stop();
  };
}
