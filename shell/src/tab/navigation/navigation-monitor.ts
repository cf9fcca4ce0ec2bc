import type { PageState } from '../../routing/page-state.ts';
import type { AppStateStore } from '../app-state.ts';
import type { TabWatch } from '../tab.ts';

export interface NavigationWatchParts {
  appState: AppStateStore;
  /** Path and query of the page that is shown, as the router has it. */
  here: () => string;
  currentPage: () => PageState | undefined;
  /** Why the next page should be a new document; null where it need not. */
  whyLeave: (url: URL) => string | null;
  /** Whether an address is another store's, once its route is known. */
  isOtherStores: (url: URL) => boolean;
  /** Fetches the document that the navigation leads to. */
  leave: () => void;
  /** Gives the navigation up; false where it cannot be done. */
  stay: () => boolean;
  /** Asks once more who the visitor is, where nobody ever could say. */
  askAgain: () => Promise<unknown>;
  isOnline: () => boolean;
  showsOfflinePage: () => boolean;
  errorPage: () => PageState;
  warn: (text: string) => void;
}

const never = new Promise<never>(() => undefined);

/** What a navigation may end in: its page, a new document, the page that was there, or the error page. */
export function createNavigationWatch(parts: NavigationWatchParts): TabWatch['around'] {
  const { appState, isOnline, warn } = parts;
  let isReturning = false;

  /** The page that is there, for the router that was told to stay. */
  function returned(isHere: boolean): PageState | undefined {
    const page = isReturning && isHere ? parts.currentPage() : undefined;
    isReturning = false;
    return page;
  }

  function leavesFor(url: URL): boolean {
    // Without a network a new document is the browser's own error page.
    if (!isOnline() || parts.whyLeave(url) === null) return false;
    parts.leave();
    return true;
  }

  function giveUp(isHere: boolean, state: PageState): PageState | Promise<never> {
    appState.setState({ trouble: 'offline' });
    warn('This navigation failed: offline');
    const page = parts.currentPage();
    if (parts.showsOfflinePage() || !page) return offlinePage(state);
    if (isHere) return page;
    isReturning = true;
    if (parts.stay()) return never;
    isReturning = false;
    return offlinePage(state);
  }

  function offlinePage({ meta }: PageState): PageState {
    return { kind: 'error', reason: 'offline', status: 503, meta };
  }

  return async (request, find) => {
    const url = new URL(request.url);
    const isHere = url.pathname + url.search === parts.here();
    const page = returned(isHere);
    if (page) return page;
    if (leavesFor(url)) return never;
    if (isInError(appState)) {
      await parts.askAgain();
      if (isInError(appState)) return parts.errorPage();
    }
    const state = await find();
    // Another click was quicker: nobody waits for this one, and what became of it is nobody's trouble.
    if (request.signal.aborted) return state;
    // What was asked on the way may have said so.
    const isStrange = appState.getState().trouble === 'maintenance' || parts.isOtherStores(url);
    if (isStrange && leavesFor(url)) return never;
    if (isOffline(state, isOnline())) return giveUp(isHere, state);
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
