import { hrefOf, initialRouterState, type ShopRouter, type ShopRouterState } from 'shared-runtime/host';

export interface LazyRouter extends ShopRouter {
  /** Loads the router, once. Rejects if it cannot be loaded; the next call tries again. */
  load: () => Promise<ShopRouter>;
}

interface LazyRouterOptions {
  window: Window;
  /** Data of the page that came with the document. */
  hydrationData: Partial<Pick<ShopRouterState, 'loaderData' | 'errors'>>;
  /** Loads the code that creates the router. */
  loadStart: () => Promise<() => ShopRouter>;
}

interface HistoryState {
  /** Position in the history, as React Router counts it. */
  idx?: number;
  key?: string;
  usr?: unknown;
}

/**
 * Stands for the router, which a page does not need before its first navigation: until then it is at the location of the
 * document. The first use of the router loads it, also Back to another page of the same document, for which there was a
 * reload in between. If it cannot be loaded, the browser loads the page.
 */
export function createLazyRouter({ window, hydrationData, loadStart }: LazyRouterOptions): LazyRouter {
  const { history, location } = window;
  const listeners = new Set<(state: ShopRouterState) => void>();
  let state = initialRouterState({ location: locationOf(window), ...hydrationData });
  let router: ShopRouter | null = null;
  let loading: Promise<ShopRouter> | null = null;
  let scroll: Parameters<ShopRouter['enableScrollRestoration']> | null = null;
  let stopScroll: () => void = () => undefined;

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

  function handlePopState(): void {
    const next = locationOf(window);
    if (isSamePage(next, state.location)) return publish({ ...initialRouterState(state), location: next });
    publish({ ...state, navigation: { state: 'loading', location: next } });
    loadOnce().catch(() => location.reload());
  }
  window.addEventListener('popstate', handlePopState);

  async function load(): Promise<ShopRouter> {
    const start = await loadStart();
    window.removeEventListener('popstate', handlePopState);
    const started = startAt(state.location, start);
    router = started;
    started.subscribe(publish);
    if (scroll !== null) {
      const [positions, getPosition] = scroll;
      // The browser has restored the position of this page.
      delete positions[state.location.key];
      stopScroll = started.enableScrollRestoration(positions, getPosition);
    }
    if (!isSamePage(locationOf(window), state.location))
      window.dispatchEvent(new PopStateEvent('popstate', { state: history.state as unknown }));
    return started;
  }

  /** Lets the router begin at the page that is shown, also if the tab is at another entry of its history already. */
  function startAt(shown: ShopRouterState['location'], start: () => ShopRouter): ShopRouter {
    if (isSamePage(locationOf(window), shown)) return start();
    const { href } = location;
    const historyState = history.state as HistoryState | null;
    history.replaceState(
      { ...historyState, idx: shownIndex, key: shown.key, usr: shown.state },
      '',
      hrefOf(shown),
    );
    const started = start();
    history.replaceState(historyState, '', href);
    return started;
  }

  function loadOnce(): Promise<ShopRouter> {
    loading ??= load().catch((error: unknown) => {
      loading = null;
      throw error;
    });
    return loading;
  }

  function announce(to: Parameters<ShopRouter['navigate']>[0] | number): void {
    if (typeof to !== 'string') return;
    const { pathname, search, hash } = new URL(to, location.href);
    const target = { pathname, search, hash, state: null, key: 'default' };
    publish({ ...state, navigation: { state: 'loading', location: target } });
  }

  async function navigate(
    to: number | Parameters<ShopRouter['navigate']>[0],
    options?: object,
  ): Promise<void> {
    if (router === null) announce(to);
    try {
      await (router ?? (await loadOnce())).navigate(to as string, options);
    } catch (error) {
      if (router !== null) throw error;
      if (typeof to === 'number') history.go(to);
      else location.assign(typeof to === 'string' ? to : hrefOf({ ...state.location, ...to }));
    }
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
    navigate,
    revalidate: async () => (router ?? (await loadOnce())).revalidate(),
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

const isSamePage = (one: ShopRouterState['location'], other: ShopRouterState['location']) =>
  one.pathname === other.pathname && one.search === other.search;

function locationOf({ location, history }: Window): ShopRouterState['location'] {
  const { pathname, search, hash } = location;
  const { usr = null, key = 'default' } = (history.state ?? {}) as HistoryState;
  return { pathname, search, hash, state: usr, key };
}
