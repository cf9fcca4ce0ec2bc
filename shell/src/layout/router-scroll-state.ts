import { useContext } from 'react';
import { UNSAFE_DataRouterContext, UNSAFE_DataRouterStateContext, type DataRouter } from 'react-router';

export interface RouterScrollState {
  /** Undefined outside of a data router. */
  router: DataRouter | undefined;
  /** Position of the former visit on Back; null on a new visit, false on the first render. */
  savedPosition: number | false | null | undefined;
  /** True for a navigation that keeps the scroll position. */
  preventScrollReset: boolean | undefined;
}

/**
 * Returns what React Router knows about scrolling. Its `ScrollRestoration` does not fit: it scrolls to any fragment, also
 * to ids that React generates, and to the top for a fragment of the same page without an element. The contexts that
 * replace it are internal to React Router, so only this module and `Link` use them, and `router-scroll-state.test.tsx` and
 * `link.test.tsx` fail if an update changes them.
 */
export function useRouterScrollState(): RouterScrollState {
  const router = useContext(UNSAFE_DataRouterContext)?.router;
  const state = useContext(UNSAFE_DataRouterStateContext);
  return {
    router,
    savedPosition: state?.restoreScrollPosition,
    preventScrollReset: state?.preventScrollReset,
  };
}
