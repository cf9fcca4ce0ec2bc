import { focusHeading } from '../routing/focus-heading.ts';
import type { OverlayService } from './overlay-service.ts';

/** How long a lost focus is returned after the last overlay was closed, milliseconds: a menu may be replaced late. */
const watchMs = 5_000;

const interactions = ['pointerdown', 'keydown'] as const;

/**
 * Returns the focus after the last overlay is closed. The dialog returns it to the element that opened the overlay. If
 * that element is removed, at once or a moment later, browsers leave the focus at the body: sign-in replaces the menu
 * for guests. The focus then moves to the page's main heading. Returns the function that ends it.
 */
export function returnFocus({ store }: Pick<OverlayService, 'store'>): () => void {
  // The first overlay may be older: it has loaded the code that calls this function.
  let opener = store.getState().stack.length > 0 ? document.activeElement : null;
  let stopWatching = () => {};

  const unsubscribe = store.subscribe(({ stack }, { stack: before }) => {
    if (before.length === 0 && stack.length > 0) {
      stopWatching();
      opener = document.activeElement;
    }
    // An overlay that the shop opened by itself takes the focus from nothing.
    const hadFocus = opener !== null && opener !== document.body;
    if (before.length > 0 && stack.length === 0 && hadFocus) stopWatching = watchFocus(opener);
  });
  return () => {
    unsubscribe();
    stopWatching();
  };
}

function watchFocus(opener: Element | null): () => void {
  function check(): void {
    // The dialog keeps the focus until it is removed.
    if (isFocusLost() && document.querySelector('[aria-modal="true"]') === null) restore(opener);
  }
  const observer = new MutationObserver(check);
  const timer = setTimeout(stop, watchMs);
  function stop(): void {
    observer.disconnect();
    clearTimeout(timer);
    for (const type of interactions) document.removeEventListener(type, stop, { capture: true });
  }
  observer.observe(document.body, { childList: true, subtree: true });
  // From then on the visitor decides where the focus is.
  for (const type of interactions) document.addEventListener(type, stop, { capture: true });
  return stop;
}

function isFocusLost(): boolean {
  const { activeElement } = document;
  return activeElement === null || activeElement === document.body;
}

function restore(opener: Element | null): void {
  if (opener instanceof HTMLElement && opener.isConnected) opener.focus({ preventScroll: true });
  if (!isFocusLost()) return;
  const main = document.querySelector<HTMLElement>('main');
  if (main) focusHeading(main);
}
