import { startTransition, useLayoutEffect, useState, type ReactNode } from 'react';
import { LoaderDataContext, LocationContext, RouterContext, RouterStateContext } from './router-context.ts';
import type { ShopRouter, ShopRouterState } from './shop-router.ts';

export interface ShopRouterProviderProps {
  router: ShopRouter;
  children: ReactNode;
}

/** Provides a router. Its changes are rendered as transitions: a page stays until the next one can be shown. */
export function ShopRouterProvider({ router, children }: ShopRouterProviderProps) {
  const [state, setState] = useState(router.state);
  useLayoutEffect(() => {
    const update = (next: ShopRouterState) => startTransition(() => setState(next));
    // It may have changed since the rendering.
    update(router.state);
    return router.subscribe(update);
  }, [router]);
  return (
    <RouterContext value={router}>
      <RouterStateContext value={state}>
        <LocationContext value={state.location}>
          <LoaderDataContext value={state.loaderData}>{children}</LoaderDataContext>
        </LocationContext>
      </RouterStateContext>
    </RouterContext>
  );
}
