import {
  hrefOf,
  initialRouterState,
  locationAt,
  resolveTarget,
  withTimeout,
  type HydrationData,
  type NavigateOptions,
  type ShopRouter,
  type ShopRouterState,
  type To,
  type UrlParts,
} from 'shared-runtime/host';
import { isInCheckout } from './in-checkout.ts';
import { leaveForDocument } from './leave-for-document.ts';

export interface LazyRouter extends ShopRouter {
  /** Loads the router, once. Rejects if it cannot be loaded; the next call tries again. */
  load: () => Promise<ShopRouter>;
  /**
   * Opens the target of a link as a document and returns true, if navigations to it are documents at the moment; otherwise
   * returns false.
   */
  tryOpenDocument: (link: Pick<HTMLAnchorElement, 'origin' | 'target' | keyof UrlParts>) => boolean;
}

interface LazyRouterOptions {
  window: Window;
  /** Data of the page that came with the document. */
  hydrationData: HydrationData;
  /** Loads the code that creates the router. */
  loadFactory: () => Promise<() => ShopRouter>;
  /** Whether other pages are opened as documents at the moment, where the navigation allows it. @default never */
  prefersDocument?: () => boolean;
  /** Called when the page is left for such a document. Resolves when it is shown again, or stays. */
  onLeave?: () => Promise<void>;
}

interface HistoryState {
  /** Position in the history, as React Router counts it. */
  idx?: number;
  key?: string;
  usr?: unknown;
}

/** Maximum wait for the code of the router, milliseconds. Then the browser loads the page as a document. */
const maxLoadMs = 10_000;

/**
 * Creates a router that stays at the page of the document and loads React Router on first use. If loading fails, the
 * browser loads the target as a document. Back to another page of the same document, which needs a reload in between, is
 * such a use too. On a slow connection other pages are documents (ADR 0134).
 */
export function createLazyRouter({
  window,
  hydrationData,
  loadFactory,
  prefersDocument = () => false,
  onLeave = async () => undefined,
}: LazyRouterOptions): LazyRouter {
  const { history, location } = window;
  const listeners = new Set<(state: ShopRouterState) => void>();
  let state = initialRouterState({ location: locationOf(window), ...hydrationData });
  let router: ShopRouter | null = null;
  let loading: Promise<ShopRouter> | null = null;
  let scroll: Parameters<ShopRouter['enableScrollRestoration']> | null = null;
  let stopScroll: () => void = () => undefined;
  /** Number of the last request to go elsewhere: earlier ones that still wait for the router are dropped. */
  let latest = 0;
  /** While a document is awaited. Later targets are documents too, so that the last one is shown. */
  let leaving: Promise<void> | null = null;

  const { idx: shownIndex = 0 } = (history.state ?? {}) as HistoryState;
  // As React Router marks the first entry of a document: this distinguishes Back from Forward.
  history.replaceState({ ...(history.state as HistoryState | null), idx: shownIndex }, '');

  function publish(next: ShopRouterState): void {
    // The same page is the same object: what depends on it is not rendered again when the router has arrived.
    const isSame =
      next.location.key === state.location.key && hrefOf(next.location) === hrefOf(state.location);
    state = isSame ? { ...next, location: state.location } : next;
    for (const listener of listeners) listener(state);
  }

  const publishIdle = () => publish({ ...state, navigation: { state: 'idle', location: undefined } });
  const publishPending = (target: ShopRouterState['location']) =>
    publish({ ...state, navigation: { state: 'loading', location: target } });

  const isElsewhere = () => !isSamePage(locationOf(window), state.location);

  function handlePopState(): void {
    latest += 1;
    const next = locationOf(window);
    if (isSamePage(next, state.location)) {
      publish({ ...initialRouterState(state), location: next });
      return;
    }
    publishPending(next);
    loadOnce().catch(() => {
      if (isElsewhere()) location.reload();
    });
  }
  window.addEventListener('popstate', handlePopState);

  async function load(): Promise<ShopRouter> {
    const createRouter = await withTimeout(loadFactory(), maxLoadMs, 'router');
    const created = createRouterAt(state.location, createRouter);
    window.removeEventListener('popstate', handlePopState);
    router = created;
    created.subscribe(publish);
    if (scroll !== null) stopScroll = created.enableScrollRestoration(...scroll);
    if (isElsewhere())
      window.dispatchEvent(new PopStateEvent('popstate', { state: history.state as unknown }));
    return created;
  }

  /** Lets the router begin at the page that is shown, also if the tab is at another entry of its history already. */
  function createRouterAt(shown: ShopRouterState['location'], createRouter: () => ShopRouter): ShopRouter {
    if (!isElsewhere()) return createRouter();
    const { href } = location;
    const historyState = history.state as HistoryState | null;
    history.replaceState(
      { ...historyState, idx: shownIndex, key: shown.key, usr: shown.state },
      '',
      hrefOf(shown),
    );
    try {
      return createRouter();
    } finally {
      history.replaceState(historyState, '', href);
    }
  }

  function loadOnce(): Promise<ShopRouter> {
    loading ??= load().catch((error: unknown) => {
      loading = null;
      throw error;
    });
    return loading;
  }

  const canBeDocument = (target: UrlParts, options: NavigateOptions = {}) =>
    options.allowsDocument === true &&
    isForOtherDocument(target, state.location, options) &&
    // The router ends a navigation that is under way.
    state.navigation.state === 'idle' &&
    prefersDocument();

  function leave(target: UrlParts, options?: NavigateOptions): Promise<void> {
    leaveForDocument(window, target, options);
    leaving ??= onLeave().finally(() => (leaving = null));
    return leaving;
  }

  async function navigate(to: To | number, options?: NavigateOptions): Promise<void> {
    const target = typeof to === 'number' ? to : resolveTarget(to, state.location.pathname);
    if (target !== null && typeof target !== 'number' && (leaving !== null || canBeDocument(target, options)))
      return leave(target, options);
    if (router !== null) return navigateWith(router, to, options);
    const request = (latest += 1);
    if (target === null) throw new Error('The target of a navigation is no page of the shop');
    if (typeof target !== 'number') publishPending(locationAt(target));
    try {
      await loadOnce();
    } catch {
      if (request !== latest) return;
      publishIdle();
      leaveForDocument(window, target, options);
      return;
    }
    if (request === latest && router !== null) await navigateWith(router, to, options);
  }

  async function revalidate(): Promise<void> {
    const loaded = await loadOnce().catch(() => null);
    if (loaded === null) location.reload();
    else await loaded.revalidate();
  }

  return {
    get state() {
      return state;
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    load: loadOnce,
    tryOpenDocument(link) {
      if (link.origin !== location.origin || !['', '_self'].includes(link.target)) return false;
      const target = resolveTarget(hrefOf(link), state.location.pathname);
      if (target === null || !(leaving !== null || canBeDocument(target, { allowsDocument: true })))
        return false;
      void leave(target);
      return true;
    },
    navigate,
    revalidate,
    enableScrollRestoration(positions, getPosition) {
      if (router !== null) return router.enableScrollRestoration(positions, getPosition);
      scroll = [positions, getPosition];
      return () => {
        scroll = null;
        stopScroll();
      };
    },
  };
}

function navigateWith(router: ShopRouter, to: To | number, options?: NavigateOptions): Promise<void> {
  return typeof to === 'number' ? router.navigate(to) : router.navigate(to, options);
}

/**
 * Returns false for what a document cannot do, which is to keep the position, the state or the entry of the history, and
 * within the checkout.
 */
const isForOtherDocument = (
  { pathname }: UrlParts,
  shown: UrlParts,
  { replace = false, preventScrollReset = false, state }: NavigateOptions,
) =>
  pathname !== shown.pathname &&
  !replace &&
  !preventScrollReset &&
  (state ?? null) === null &&
  !(isInCheckout(pathname) && isInCheckout(shown.pathname));

const isSamePage = (one: ShopRouterState['location'], other: ShopRouterState['location']) =>
  one.pathname === other.pathname && one.search === other.search;

function locationOf({ location, history }: Window): ShopRouterState['location'] {
  const { usr = null, key = 'default' } = (history.state ?? {}) as HistoryState;
  return { ...locationAt(location), state: usr, key };
}
