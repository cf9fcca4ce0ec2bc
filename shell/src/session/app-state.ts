import { createStore, type StoreApi } from 'zustand/vanilla';

/** Failure of the whole shop (specification §4). */
export type ShopFailure = 'offline' | 'maintenance' | 'error';

export interface AppState {
  /** True once the session is known: from the server on members' pages, else from the first fetch. Never reset. */
  isReady: boolean;
  failure: ShopFailure | null;
}

export type AppStateStore = StoreApi<AppState>;

/**
 * The state of one tab. Rules:
 *
 * - A page that is shown is never replaced because of a later failure. `offline` is shown in a notice; both `offline` and
 *   `error` are retried.
 * - The error page is shown at the end of a failed navigation. A shop that is in `error` before it was ever ready fetches
 *   the session again before it navigates.
 * - A navigation that fails offline keeps the current page, except on configured hosts (`offlinePageHosts`).
 * - A loaded page or session ends `offline` and `error`; while offline, the tab polls the session. Other responses do not
 *   change the state.
 */
export function createAppState(): AppStateStore {
  return createStore<AppState>()(() => ({ isReady: false, failure: null }));
}
