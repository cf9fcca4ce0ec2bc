import { createContext, use } from 'react';
import type { Location, Navigation, ShopRouter, ShopRouterState } from './shop-router.ts';

export const RouterContext = createContext<ShopRouter | null>(null);
export const RouterStateContext = createContext<ShopRouterState | null>(null);
// Apart from the state, which changes with every step of a navigation.
export const LocationContext = createContext<Location | null>(null);
export const LoaderDataContext = createContext<ShopRouterState['loaderData']>({});

/** Returns the location of the page that is shown. */
export function useLocation(): Location {
  return required(use(LocationContext));
}

/** Returns the navigation that is under way, or an idle one. */
export function useNavigation(): Navigation {
  return useRouterState().navigation;
}

/** Returns the result of the loader of a route; undefined without one. */
export function useLoaderData(routeId: string): unknown {
  return use(LoaderDataContext)[routeId];
}

export function useRouterState(): ShopRouterState {
  return required(use(RouterStateContext));
}

export function useShopRouter(): ShopRouter {
  return required(use(RouterContext));
}

function required<Value>(value: Value | null): Value {
  if (value === null) throw new Error('There is no ShopRouterProvider around this component');
  return value;
}
