import { hrefOf, type ShopRouter } from 'shared-runtime/host';

/** The part of the router that is used. */
export type ControllableRouter = Pick<ShopRouter, 'state' | 'navigate' | 'subscribe'>;

export interface NavigationControl {
  currentUrl: () => string;
  /** Returns the path of the current page. */
  currentPath: () => string;
  reload: () => void;
  cancel: () => boolean;
  /** Repeats the cancelled navigation; false if there is none. */
  resume: () => boolean;
}

/** React Router cannot cancel a navigation, so this navigates back to the current page. */
export function createNavigationControl(router: ControllableRouter, window: Window): NavigationControl {
  const historyIndex = () => (window.history.state as { idx?: number } | null)?.idx;
  const browserUrl = () => window.location.pathname + window.location.search;
  const currentUrl = () => router.state.location.pathname + router.state.location.search;
  let shownIndex = historyIndex();
  let cancelledTarget: string | null = null;
  router.subscribe(({ navigation }) => {
    if (navigation.state === 'idle') shownIndex = historyIndex();
  });

  /** Back and Forward change the URL before the page is loaded. */
  const hasUrlMoved = () => browserUrl() !== currentUrl();

  return {
    currentUrl,
    currentPath: () => router.state.location.pathname,
    reload() {
      const target = hrefOf(router.state.navigation.location ?? router.state.location);
      // Assigning the same URL with a fragment scrolls and does not load.
      if (target === browserUrl() + window.location.hash) window.location.reload();
      else window.location.assign(target);
    },
    cancel() {
      const { location, navigation } = router.state;
      cancelledTarget = navigation.location ? hrefOf(navigation.location) : null;
      if (!hasUrlMoved()) {
        const { pathname, search, state } = location;
        void router.navigate(
          { pathname, search },
          { replace: true, preventScrollReset: true, state: state as unknown },
        );
        return true;
      }
      const now = historyIndex();
      if (shownIndex === undefined || now === undefined || shownIndex === now) return false;
      void router.navigate(shownIndex - now);
      return true;
    },
    resume() {
      if (cancelledTarget === null) return false;
      const target = cancelledTarget;
      cancelledTarget = null;
      void router.navigate(target);
      return true;
    },
  };
}
