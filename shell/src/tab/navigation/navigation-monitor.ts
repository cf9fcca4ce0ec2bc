import type { PageState } from '../../routing/page-state.ts';
import type { AppStateStore } from '../app-state.ts';
import type { TabMonitor } from '../tab.ts';

export interface NavigationMonitorOptions {
  appState: AppStateStore;
  /** Path and query of the page that is shown, as the router has it. */
  currentUrl: () => string;
  currentPage: () => PageState | undefined;
  /** Why the next page should be a new document; null where it need not. */
  reloadReason: (url: URL) => string | null;
  /** Whether an address is another store's, once its route is known. */
  isOtherStore: (url: URL) => boolean;
  /** Fetches the document that the navigation leads to. */
  reload: () => void;
  /** Gives the navigation up; false where it cannot be done. */
  cancel: () => boolean;
  /** Asks once more who the visitor is, where nobody ever could say. */
  askAgain: () => Promise<unknown>;
  isOnline: () => boolean;
  showsOfflinePage: () => boolean;
  errorPage: () => PageState;
  warn: (text: string) => void;
}

const never = new Promise<never>(() => undefined);

/** What a navigation may end in: its page, a new document, the page that was there, or the error page. */
export function createNavigationMonitor(parts: NavigationMonitorOptions): TabMonitor['wrapNavigation'] {
  const { appState, isOnline, warn } = parts;
  let isRestoring = false;

  /** The page that is there, for the router that was told to stay. */
  function takeShownPage(isCurrentUrl: boolean): PageState | undefined {
    const page = isRestoring && isCurrentUrl ? parts.currentPage() : undefined;
    isRestoring = false;
    return page;
  }

  function startReload(url: URL): boolean {
    // Without a network a new document is the browser's own error page.
    if (!isOnline() || parts.reloadReason(url) === null) return false;
    parts.reload();
    return true;
  }

  function handleOffline(isCurrentUrl: boolean, state: PageState): PageState | Promise<never> {
    appState.setState({ trouble: 'offline' });
    warn('This navigation failed: offline');
    const page = parts.currentPage();
    if (parts.showsOfflinePage() || !page) return offlinePage(state);
    if (isCurrentUrl) return page;
    isRestoring = true;
    if (parts.cancel()) return never;
    isRestoring = false;
    return offlinePage(state);
  }

  function offlinePage({ meta }: PageState): PageState {
    return { kind: 'error', reason: 'offline', status: 503, meta };
  }

  return async (request, loadPage) => {
    const url = new URL(request.url);
    const isCurrentUrl = url.pathname + url.search === parts.currentUrl();
    const page = takeShownPage(isCurrentUrl);
    if (page) return page;
    if (startReload(url)) return never;
    if (isInError(appState)) {
      await parts.askAgain();
      if (isInError(appState)) return parts.errorPage();
    }
    const state = await loadPage();
    // Another click was quicker: nobody waits for this one, and what became of it is nobody's trouble.
    if (request.signal.aborted) return state;
    // What was asked on the way may have said so.
    const mayNeedReload = appState.getState().trouble === 'maintenance' || parts.isOtherStore(url);
    if (mayNeedReload && startReload(url)) return never;
    if (isOffline(state, isOnline())) return handleOffline(isCurrentUrl, state);
    if (state.kind === 'error') {
      warn('This navigation failed: error');
      appState.setState({ trouble: 'error' });
    } else if (appState.getState().trouble !== 'maintenance') {
      appState.setState({ trouble: null });
    }
    return state;
  };
}

const isInError = (appState: AppStateStore) => {
  const { isReady, trouble } = appState.getState();
  return !isReady && trouble === 'error';
};

/** No route, or a route and no code or data for its page. */
function isOffline(state: PageState, isOnline: boolean): boolean {
  if (state.kind === 'error') return state.reason === 'offline';
  return state.kind === 'page' && state.status === 503 && !isOnline;
}
