import { useMemo, type ReactNode } from 'react';
import { ShopRouterProvider } from '../router/router-provider.tsx';
import {
  createFixedRouter,
  hrefOf,
  initialRouterState,
  locationAt,
  resolveTarget,
  type NavigateOptions,
  type ShopRouter,
  type To,
} from '../router/shop-router.ts';

/**
 * Lets links of remotes lead to pages of the shop, which are at another origin than the page that shows the link. For remotes
 * the page is the root of the shop.
 */
export function EmbeddedShopRouter({ shopOrigin, children }: { shopOrigin: string; children: ReactNode }) {
  const router = useMemo(() => createEmbeddedRouter(new URL(shopOrigin).origin), [shopOrigin]);
  return <ShopRouterProvider router={router}>{children}</ShopRouterProvider>;
}

function createEmbeddedRouter(origin: string): ShopRouter {
  return {
    ...createFixedRouter(
      initialRouterState({ location: locationAt({ pathname: '/', search: '', hash: '' }) }),
    ),
    origin,
    async navigate(to: To | number, options?: NavigateOptions) {
      if (typeof to === 'number') return history.go(to);
      const target = resolveTarget(to, '/');
      if (target === null) throw new Error('The target is no page of the shop');
      if (options?.replace) location.replace(origin + hrefOf(target));
      else location.assign(origin + hrefOf(target));
    },
  };
}
