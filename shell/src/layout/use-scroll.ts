import type { StoredName } from 'shared-contracts/cookies';
import { useLayoutEffect, useRef } from 'react';
import { useRouterState, useShopRouter } from 'shared-runtime/host';

const storageKey: StoredName<'sessionStorage'> = 'shop-scroll';
/** Ids that pages of the shop use; a URL fragment may contain anything, such as tokens or selectors. */
const idPattern = /^#[a-z][\w-]*$/i;

/**
 * Scrolls after a navigation: to the element of the URL fragment, to the former position on Back, else to the top. React
 * Router's `ScrollRestoration` does not fit: it scrolls to any fragment, also to ids that React generates, and to the top
 * for a fragment of the same page without an element.
 */
export function useScroll(): void {
  const router = useShopRouter();
  const { location, restoreScrollPosition: savedPosition, preventScrollReset } = useRouterState();
  const shown = useRef(location);

  useLayoutEffect(() => {
    const positions = readPositions();
    const stop = router.enableScrollRestoration(positions, () => window.scrollY);
    const takeOver = () => {
      history.scrollRestoration = 'manual';
    };
    /** The browser restores the position of a page that is left for another document, before any script runs. */
    const savePositions = () => {
      positions[router.state.location.key] = window.scrollY;
      writePositions(positions);
      history.scrollRestoration = 'auto';
    };
    takeOver();
    addEventListener('pageshow', takeOver);
    addEventListener('pagehide', savePositions);
    return () => {
      stop();
      removeEventListener('pageshow', takeOver);
      removeEventListener('pagehide', savePositions);
    };
  }, [router]);

  useLayoutEffect(() => {
    const { pathname, search } = shown.current;
    shown.current = location;
    if (savedPosition === false) return; // first render: the browser has set the position
    const { hash } = location;
    const target = idPattern.test(hash) ? document.getElementById(hash.slice(1)) : null;
    const isSamePage = pathname === location.pathname && search === location.search;
    // In some browsers scrolling returns a promise, which must not become the effect's cleanup.
    if (typeof savedPosition === 'number') window.scrollTo(0, savedPosition);
    else if (target) target.scrollIntoView();
    else if (!preventScrollReset && !(hash !== '' && isSamePage)) window.scrollTo(0, 0);
  }, [location, savedPosition, preventScrollReset]);
}

function readPositions(): Record<string, number> {
  try {
    return (JSON.parse(sessionStorage.getItem(storageKey) ?? '{}') as Record<string, number> | null) ?? {};
  } catch {
    return {}; // storage is forbidden or has invalid content
  }
}

function writePositions(positions: Record<string, number>): void {
  try {
    sessionStorage.setItem(storageKey, JSON.stringify(positions));
  } catch {
    // Storage is full or forbidden: Back leads to the top.
  }
}
