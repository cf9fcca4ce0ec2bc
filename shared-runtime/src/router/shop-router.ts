import type { Location, NavigateOptions as RouterNavigateOptions, To } from 'react-router';

export type { Location, To };

export type NavigateOptions = Pick<RouterNavigateOptions, 'replace' | 'state' | 'preventScrollReset'> & {
  /**
   * Whether the target may be loaded as a document, which is faster on a slow connection: nothing of the page is needed
   * any more. @default false
   */
  allowsDocument?: boolean;
};

export type Navigation =
  { state: 'idle'; location: undefined } | { state: 'loading' | 'submitting'; location: Location };

/** Subset of React Router's `RouterState` that components read. */
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

/** What the server has found for the page of a document. */
export type HydrationData = Partial<Pick<ShopRouterState, 'loaderData' | 'errors'>>;

/** Subset of React Router's `DataRouter`, which satisfies it without an adapter. */
export interface ShopRouter {
  readonly state: ShopRouterState;
  /** Returns a function that ends the subscription. */
  subscribe(listener: (state: ShopRouterState) => void): () => void;
  navigate(steps: number): Promise<void>;
  navigate(to: To, options?: NavigateOptions): Promise<void>;
  /** Loads the data of the page again. */
  revalidate(): Promise<void>;
  /** Restores positions on Back. Returns a function that ends it. */
  enableScrollRestoration(positions: Record<string, number>, getPosition: () => number): () => void;
  /** Origin of the shop if it is another one than the page's. */
  readonly origin?: string;
}

/** Returns the state of a page that was loaded with its document. */
export function initialRouterState({
  location,
  loaderData = {},
  errors = null,
}: Pick<ShopRouterState, 'location'> & HydrationData): ShopRouterState {
  return {
    location,
    loaderData,
    errors,
    navigation: { state: 'idle', location: undefined },
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

/** Parts of a URL that a location has too. */
export type UrlParts = Pick<Location, 'pathname' | 'search' | 'hash'>;

/** Returns path, query and fragment of a location. */
export function hrefOf({ pathname, search, hash }: UrlParts): string {
  return pathname + search + hash;
}

/** Returns a location without an entry of the history. */
export function locationAt({ pathname, search, hash }: UrlParts): Location {
  return { pathname, search, hash, state: null, key: 'default' };
}

const placeholderOrigin = 'https://shop.invalid';

/** Returns where a target leads from a path; null if that is no path of the shop. */
export function resolveTarget(to: To, pathname: string): UrlParts | null {
  const text = typeof to === 'string' ? to : textOf(to, pathname);
  const base = placeholderOrigin + pathname;
  const resolved = URL.canParse(text, base) ? new URL(text, base) : null;
  // A path with two slashes would be another host as a link.
  return resolved?.origin === placeholderOrigin && !resolved.pathname.startsWith('//') ? resolved : null;
}

function textOf({ pathname: path, search = '', hash = '' }: Exclude<To, string>, pathname: string): string {
  const begins = (text: string, first: string) =>
    text === '' || text.startsWith(first) ? text : first + text;
  return (path ?? pathname) + begins(search, '?') + begins(hash, '#');
}
