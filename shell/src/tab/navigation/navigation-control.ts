import type { DataRouter } from 'react-router';

/** As much of the router as a navigation is turned by. */
export type ControllableRouter = Pick<DataRouter, 'state' | 'navigate' | 'subscribe' | 'createHref'>;

export interface NavigationControl {
  currentUrl: () => string;
  /** Path of the page that is shown. */
  currentPath: () => string;
  reload: () => void;
  cancel: () => boolean;
  /** Goes where the navigation that was given up last was to go; false where there is none. */
  resume: () => boolean;
}

/** The router gives no navigation up by itself; this turns it round, back to the page that is shown. */
export function createNavigationControl(router: ControllableRouter, window: Window): NavigationControl {
  const historyIndex = () => (window.history.state as { idx?: number } | null)?.idx;
  const browserUrl = () => window.location.pathname + window.location.search;
  const currentUrl = () => router.state.location.pathname + router.state.location.search;
  let shownIndex = historyIndex();
  let cancelledTarget: string | null = null;
  router.subscribe(({ navigation }) => {
    if (navigation.state === 'idle') shownIndex = historyIndex();
  });

  /** Back and Forward have moved the address before anything is loaded. */
  const hasUrlMoved = () => browserUrl() !== currentUrl();

  return {
    currentUrl,
    currentPath: () => router.state.location.pathname,
    reload() {
      const target = router.createHref(router.state.navigation.location ?? router.state.location);
      // An address with a fragment that is assigned to itself is scrolled to and not fetched.
      if (target === browserUrl() + window.location.hash) window.location.reload();
      else window.location.assign(target);
    },
    cancel() {
      const { location, navigation } = router.state;
      cancelledTarget = navigation.location ? router.createHref(navigation.location) : null;
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
