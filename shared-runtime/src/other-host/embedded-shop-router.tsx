import { useMemo, type ReactNode } from 'react';
import { createPath, Router, type To } from 'react-router';

/**
 * Lets links of remotes lead to pages of the shop, which are at another origin than the page that shows the link. For remotes
 * the page is the root of the shop.
 */
export function EmbeddedShopRouter({ shopOrigin, children }: { shopOrigin: string; children: ReactNode }) {
  const navigator = useMemo(() => {
    const createHref = (to: To) => new URL(typeof to === 'string' ? to : createPath(to), shopOrigin).href;
    return {
      createHref,
      push: (to: To) => location.assign(createHref(to)),
      replace: (to: To) => location.replace(createHref(to)),
      go: (steps: number) => history.go(steps),
    };
  }, [shopOrigin]);
  return (
    <Router location="/" navigator={navigator}>
      {children}
    </Router>
  );
}
