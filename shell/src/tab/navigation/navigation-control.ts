import type { DataRouter } from 'react-router';

/** As much of the router as a navigation is turned by. */
export type TurnableRouter = Pick<DataRouter, 'state' | 'navigate' | 'subscribe' | 'createHref'>;

export interface RouterMoves {
  here: () => string;
  /** Path of the page that is shown. */
  herePath: () => string;
  leave: () => void;
  stay: () => boolean;
  /** Goes where the navigation that was given up last was to go; false where there is none. */
  goOn: () => boolean;
}

/** The router gives no navigation up by itself; this turns it round, back to the page that is shown. */
export function createRouterMoves(router: TurnableRouter, window: Window): RouterMoves {
  const positionNow = () => (window.history.state as { idx?: number } | null)?.idx;
  const addressNow = () => window.location.pathname + window.location.search;
  const here = () => router.state.location.pathname + router.state.location.search;
  let position = positionNow();
  let givenUp: string | null = null;
  router.subscribe(({ navigation }) => {
    if (navigation.state === 'idle') position = positionNow();
  });

  /** Back and Forward have moved the address before anything is loaded. */
  const hasAddressMoved = () => addressNow() !== here();

  return {
    here,
    herePath: () => router.state.location.pathname,
    leave() {
      const target = router.createHref(router.state.navigation.location ?? router.state.location);
      // An address with a fragment that is assigned to itself is scrolled to and not fetched.
      if (target === addressNow() + window.location.hash) window.location.reload();
      else window.location.assign(target);
    },
    stay() {
      const { location, navigation } = router.state;
      givenUp = navigation.location ? router.createHref(navigation.location) : null;
      if (!hasAddressMoved()) {
        const { pathname, search, state } = location;
        void router.navigate(
          { pathname, search },
          { replace: true, preventScrollReset: true, state: state as unknown },
        );
        return true;
      }
      const now = positionNow();
      if (position === undefined || now === undefined || position === now) return false;
      void router.navigate(position - now);
      return true;
    },
    goOn() {
      if (givenUp === null) return false;
      const target = givenUp;
      givenUp = null;
      void router.navigate(target);
      return true;
    },
  };
}
