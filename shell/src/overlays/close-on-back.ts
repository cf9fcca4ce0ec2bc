import type { OpenOverlay, OverlayService } from './overlay-service.ts';

/** Marks the entry of the history that stands for open overlays. */
interface OverlayEntry {
  isOverlay?: true;
}

const closesOnBack = ({ place }: OpenOverlay) => place.closesOnBack === true;

/**
 * Gives overlays that close on Back an entry of their own in the browser's history, for the same page and in the same
 * place of the router's count, which therefore sees no navigation. Back closes the topmost overlay; if an overlay is
 * closed in another way, its entry is left. A page that is opened from an overlay comes after the entry, which then
 * shows the page below it: Back to it is one step more. Returns the function that ends it.
 */
export function closeOnBack({ store, close }: Pick<OverlayService, 'store' | 'close'>, window: Window) {
  const { history } = window;
  const isAtEntry = () => (history.state as OverlayEntry | null)?.isOverlay === true;
  let isLeaving = false;

  function enter(): void {
    const entry: OverlayEntry = { ...(history.state as object | null), isOverlay: true };
    if (!isAtEntry()) history.pushState(entry, '');
  }

  function leave(): void {
    if (!isAtEntry()) return;
    isLeaving = true;
    history.back();
  }

  function handlePop(event: PopStateEvent): void {
    const top = store.getState().stack.at(-1);
    const isBack =
      !isLeaving && top !== undefined && !isAtEntry() && store.getState().stack.some(closesOnBack);
    if (isLeaving || isBack) event.stopImmediatePropagation();
    isLeaving = false;
    if (!isBack) return;
    close(top.id);
    if (store.getState().stack.some(closesOnBack)) enter();
  }

  const unsubscribe = store.subscribe(({ stack }, { stack: before }) => {
    const isOpen = stack.some(closesOnBack);
    if (isOpen === before.some(closesOnBack)) return;
    if (isOpen) enter();
    else leave();
  });
  // Before the router, which listens on the window as well.
  window.addEventListener('popstate', handlePop, { capture: true });
  return () => {
    unsubscribe();
    window.removeEventListener('popstate', handlePop, { capture: true });
  };
}
