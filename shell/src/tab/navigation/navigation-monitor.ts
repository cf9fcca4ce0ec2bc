import type { PageState } from '../../routing/page-state.ts';
import type { AppStateStore } from '../../session/app-state.ts';
import type { TabMonitor } from '../tab.ts';

export interface NavigationMonitorOptions {
  appState: AppStateStore;
  /** Returns path and query of the current page. */
  currentUrl: () => string;
  currentPage: () => PageState | undefined;
  /** Returns why the next page needs a page load, or null. */
  reloadReason: (url: URL) => string | null;
  /** Returns whether a URL belongs to another store; known once its route is loaded. */
  isOtherStore: (url: URL) => boolean;
  /** Loads the navigation's target as a document. */
  reload: () => void;
  /** Cancels the navigation; false if that is not possible. */
  cancel: () => boolean;
  /** Fetches the session again if it is unknown. */
  recheckSession: () => Promise<unknown>;
  isOnline: () => boolean;
  showsOfflinePage: () => boolean;
  errorPage: () => PageState;
  warn: (text: string) => void;
}

const never = new Promise<never>(() => undefined);

/** Wraps navigations. They end in their page, a page load, the current page, or the error page. */
export function createNavigationMonitor(options: NavigationMonitorOptions): TabMonitor['wrapNavigation'] {
  const { appState, isOnline, warn } = options;
  let isRestoring = false;

  /** Returns the current page while a cancelled navigation is reverted. */
  function takeShownPage(isCurrentUrl: boolean): PageState | undefined {
    const page = isRestoring && isCurrentUrl ? options.currentPage() : undefined;
    isRestoring = false;
    return page;
  }

  function startReload(url: URL): boolean {
    // Offline, a page load would show the browser's error page.
    if (!isOnline() || options.reloadReason(url) === null) return false;
    options.reload();
    return true;
  }

  function handleOffline(isCurrentUrl: boolean, state: PageState): PageState | Promise<never> {
    appState.setState({ failure: 'offline' });
    warn('This navigation failed: offline');
    const page = options.currentPage();
    if (options.showsOfflinePage() || !page) return offlinePage(state);
    if (isCurrentUrl) return page;
    isRestoring = true;
    if (options.cancel()) return never;
    isRestoring = false;
    return offlinePage(state);
  }

  function offlinePage({ meta }: PageState): PageState {
    return { kind: 'error', reason: 'offline', status: 503, meta };
  }

  return async (request, loadPage) => {
    const url = new URL(request.url);
    const isCurrentUrl = url.pathname + url.search === options.currentUrl();
    const page = takeShownPage(isCurrentUrl);
    if (page) return page;
    if (startReload(url)) return never;
    if (isInError(appState)) {
      await options.recheckSession();
      if (isInError(appState)) return options.errorPage();
    }
    const state = await loadPage();
    // Superseded by a newer navigation: its result is ignored.
    if (request.signal.aborted) return state;
    // The responses may have revealed a reason.
    const mayNeedReload = appState.getState().failure === 'maintenance' || options.isOtherStore(url);
    if (mayNeedReload && startReload(url)) return never;
    if (isOffline(state, isOnline())) return handleOffline(isCurrentUrl, state);
    if (state.kind === 'error') {
      warn('This navigation failed: error');
      appState.setState({ failure: 'error' });
    } else if (appState.getState().failure !== 'maintenance') {
      appState.setState({ failure: null });
    }
    return state;
  };
}

const isInError = (appState: AppStateStore) => {
  const { isReady, failure } = appState.getState();
  return !isReady && failure === 'error';
};

/** Offline before the route, or before the page's code or data. */
function isOffline(state: PageState, isOnline: boolean): boolean {
  if (state.kind === 'error') return state.reason === 'offline';
  return state.kind === 'page' && state.status === 503 && !isOnline;
}
