import type { StoredName } from 'shared-contracts/cookies';
import { useContext, useLayoutEffect, useRef } from 'react';
import { UNSAFE_DataRouterContext, UNSAFE_DataRouterStateContext, useLocation } from 'react-router';

const storageKey: StoredName<'sessionStorage'> = 'shop-scroll';
/** What the shop's pages name their places; a fragment may hold anything else, from a token to a selector. */
const idPattern = /^#[a-z][\w-]*$/i;

/**
 * Where a page stands after a navigation: at the place that its fragment names, where it stood when the shopper comes
 * back, else at the top. The router's own component follows every fragment, whatever it holds.
 */
export function useScroll(): void {
  const router = useContext(UNSAFE_DataRouterContext)?.router;
  const { restoreScrollPosition: kept, preventScrollReset } = useContext(UNSAFE_DataRouterStateContext) ?? {};
  const location = useLocation();
  const shown = useRef(location);

  useLayoutEffect(() => {
    const positions = readPositions();
    const stop = router?.enableScrollRestoration(positions, () => window.scrollY);
    const begin = () => {
      history.scrollRestoration = 'manual';
    };
    /** The browser brings back the page that is left for another document, before any script runs. */
    const leave = () => {
      if (router) positions[router.state.location.key] = window.scrollY;
      writePositions(positions);
      history.scrollRestoration = 'auto';
    };
    begin();
    addEventListener('pageshow', begin);
    addEventListener('pagehide', leave);
    return () => {
      stop?.();
      removeEventListener('pageshow', begin);
      removeEventListener('pagehide', leave);
    };
  }, [router]);

  useLayoutEffect(() => {
    const { pathname, search } = shown.current;
    shown.current = location;
    if (kept === false) return; // the page as it was loaded: the browser has placed it
    const { hash } = location;
    const place = idPattern.test(hash) ? document.getElementById(hash.slice(1)) : null;
    const isSamePage = pathname === location.pathname && search === location.search;
    // Scrolling answers with a promise in some browsers, which is no way to clean up an effect.
    if (typeof kept === 'number') window.scrollTo(0, kept);
    else if (place) place.scrollIntoView();
    else if (!preventScrollReset && !(hash !== '' && isSamePage)) window.scrollTo(0, 0);
  }, [location, kept, preventScrollReset]);
}

function readPositions(): Record<string, number> {
  try {
    return (JSON.parse(sessionStorage.getItem(storageKey) ?? '{}') as Record<string, number> | null) ?? {};
  } catch {
    return {}; // storage is closed to the shop, or somebody wrote into it
  }
}

function writePositions(positions: Record<string, number>): void {
  try {
    sessionStorage.setItem(storageKey, JSON.stringify(positions));
  } catch {
    // Full or closed: the shopper comes back to the top.
  }
}
