import { createStore, type StoreApi } from 'zustand/vanilla';

/** What keeps the shop from working (specification §4). */
export type Trouble = 'offline' | 'maintenance' | 'error';

export interface AppState {
  /** True for good once it is known who the visitor is: by the server on a member's page, else by the tab's first fetch. */
  isReady: boolean;
  trouble: Trouble | null;
}

export type AppStateStore = StoreApi<AppState>;

/**
 * The state of one tab. Rules of what may change it, and what it changes:
 *
 * - A page that is shown is never replaced because something behind it failed. `offline` is said in a quiet notice, and
 *   both `offline` and `error` are asked about again.
 * - The error page stands where a page could not be had: at the end of a navigation that failed. A shop that is in
 *   `error` before it was ever ready asks once more who the visitor is before it goes anywhere.
 * - A navigation that fails for want of a network leaves the shopper where they are, except on hosts that the
 *   configuration names (`offlinePageHosts`).
 * - What ends `offline` and `error` is a page or a session that could be had; while it is offline, the tab asks for the
 *   latter from time to time. Other answers say nothing of what has failed.
 */
export function createAppState(): AppStateStore {
  return createStore<AppState>()(() => ({ isReady: false, trouble: null }));
}
