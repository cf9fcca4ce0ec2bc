import { useMemo, type ReactNode } from 'react';
import { ShopRouterProvider } from '../router/router-provider.tsx';
import {
  createFixedRouter,
  hrefOf,
  initialRouterState,
  type ShopRouter,
  type To,
} from '../router/shop-router.ts';

/**
 * Lets links of remotes lead to pages of the shop, which are at another origin than the page that shows the link. For remotes
 * the page is the root of the shop.
 */
export function EmbeddedShopRouter({ shopOrigin, children }: { shopOrigin: string; children: ReactNode }) {
  const router = useMemo(() => createEmbeddedRouter(shopOrigin), [shopOrigin]);
  return <ShopRouterProvider router={router}>{children}</ShopRouterProvider>;
}

function createEmbeddedRouter(shopOrigin: string): ShopRouter {
  const location = { pathname: '/', search: '', hash: '', state: null, key: 'default' };
  return {
    ...createFixedRouter(initialRouterState({ location })),
    origin: new URL(shopOrigin).origin,
    async navigate(to: To | number | null, options?: { replace?: boolean }) {
      if (typeof to === 'number') return history.go(to);
      const path = typeof to === 'string' ? to : hrefOf({ ...location, ...to });
      const { href } = new URL(path, shopOrigin);
      if (options?.replace) window.location.replace(href);
      else window.location.assign(href);
    },
  };
}
