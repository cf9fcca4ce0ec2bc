import type { Location, NavigateOptions as RouterNavigateOptions, To } from 'react-router';

export type { Location, To };

export type NavigateOptions = Pick<RouterNavigateOptions, 'replace' | 'state' | 'preventScrollReset'>;

export type Navigation =
  { state: 'idle'; location: undefined } | { state: 'loading' | 'submitting'; location: Location };

/** As much of React Router's state as components read. */
export interface ShopRouterState {
  location: Location;
  /** The navigation that is under way, or an idle one. */
  navigation: Navigation;
  /** Results of the loaders by the id of their route. */
  loaderData: Readonly<Record<string, unknown>>;
  /** Errors that are no page states, by the id of a route. */
  errors: Readonly<Record<string, unknown>> | null;
  /** Position of the former visit on Back; null on a new visit, false on the first render. */
  restoreScrollPosition: number | false | null;
  /** True for a navigation that keeps the scroll position. */
  preventScrollReset: boolean;
}

/** What the shop uses of a router: React Router's data routers are such, and what stands for one until it is loaded. */
export interface ShopRouter {
  readonly state: ShopRouterState;
  /** Returns a function that ends the subscription. */
  subscribe(listener: (state: ShopRouterState) => void): () => void;
  navigate(steps: number): Promise<void>;
  navigate(to: To | null, options?: NavigateOptions): Promise<void>;
  /** Loads the data of the page again. */
  revalidate(): Promise<void>;
  /** Restores positions on Back. Returns a function that ends it. */
  enableScrollRestoration(positions: Record<string, number>, getPosition: () => number): () => void;
  /** Origin of the shop if it is another one than the page's. */
  readonly origin?: string;
}

const idle: Navigation = { state: 'idle', location: undefined };

/** Returns the state of a page that was loaded with its document. */
export function initialRouterState(
  page: Pick<ShopRouterState, 'location'> & Partial<Pick<ShopRouterState, 'loaderData' | 'errors'>>,
): ShopRouterState {
  return {
    loaderData: {},
    errors: null,
    ...page,
    navigation: idle,
    restoreScrollPosition: false,
    preventScrollReset: false,
  };
}

/** Returns a router that stays where it is, as on the server. */
export function createFixedRouter(state: ShopRouterState): ShopRouter {
  return {
    state,
    subscribe: () => () => undefined,
    navigate: async () => undefined,
    revalidate: async () => undefined,
    enableScrollRestoration: () => () => undefined,
  };
}

/** Returns path, query and fragment of a location. */
export function hrefOf({ pathname, search, hash }: Pick<Location, 'pathname' | 'search' | 'hash'>): string {
  return pathname + search + hash;
}
