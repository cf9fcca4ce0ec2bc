import type { ShopContext } from 'shared-runtime';
import { shareInFlight } from 'shared-runtime/share-in-flight';
import { isForMembers, bareMeta, type PageState } from '../routing/page-state.ts';
import { frameConfigQuery } from '../layout/frame-queries.ts';
import { readShopNow, releaseMark } from '../remotes/release-mark.ts';
import type { BrowserSnapshot } from '../remotes/snapshot.ts';
import { createAppState, type AppStateStore } from './app-state.ts';
import { followFirstSession, settle, type SessionResult } from './first-session.ts';
import { isInCheckout } from './in-checkout.ts';
import { mayLeaveFor } from './leave-once.ts';
import { createNavigationWatch } from './navigation-watch.ts';
import { showsOfflinePage } from './offline-hosts.ts';
import { watchOtherVisitor } from './other-visitor.ts';
import { createRouterMoves, type TurnableRouter } from './router-moves.ts';
import type { Tab } from './tab.ts';
import { watchUnsavedInput } from './unsaved-input.ts';
import { createVersionCheck } from './version-check.ts';

export interface WatchedTab {
  tab: Tab;
  context: ShopContext;
  router: TurnableRouter;
  currentPage: () => PageState | undefined;
  snapshot: BrowserSnapshot;
  /** Of the shell that this tab runs. */
  shellVersion: string;
  firstSession: Promise<SessionResult>;
  fetchSession: () => Promise<SessionResult>;
}

export interface Connection {
  appState: AppStateStore;
  /** Goes where the shopper wanted to go, or asks whether the shop is there again. */
  retry: () => Promise<void>;
}

/** Longer than a slow network takes, milliseconds. */
const patience = 10_000;

/** From here on the tab knows whether it is ready, offline, outdated or somebody else's, and acts on it. */
export function watchTab(parts: WatchedTab): Connection {
  const { tab, context, router, currentPage } = parts;
  const { bus, store, api, queryClient } = context;
  const appState = createAppState();
  const publish = () => bus.publish('shell:app-state-changed', { ...appState.getState() });
  publish();
  appState.subscribe(publish);

  const version = createVersionCheck(releaseMark(parts.shellVersion, parts.snapshot.releases), log);
  const moves = createRouterMoves(router, window);
  const hasUnsavedInput = watchUnsavedInput(document);
  const askAgain = shareInFlight(async () => settle(appState, await parts.fetchSession()));
  let other: string | null = null;
  let hasLeft = false;

  function whyLeave(to: URL): string | null {
    if (isInCheckout(moves.herePath()) && isInCheckout(to.pathname)) return null;
    // A closed shop answers with a page that runs nothing, so that this cannot go round in circles.
    if (appState.getState().trouble === 'maintenance') return 'maintenance';
    const newer = hasUnsavedInput() ? null : version.newer();
    const reason = otherStoreOf(to) ?? other ?? newer;
    if (reason === null || !mayLeaveFor(reason, to.pathname + to.search, () => sessionStorage)) return null;
    log(`A new document is fetched (${reason})`);
    return reason;
  }

  /** Which store an address belongs to its route says. */
  function otherStoreOf({ pathname: path }: URL): string | null {
    const route = queryClient.getQueryData<{ store_id: number }>(['page-route', store.id, { path, store_id: store.id }]);
    return route && route.store_id !== store.id ? `store ${route.store_id}` : null;
  }

  function leave(): void {
    hasLeft = true;
    moves.leave();
  }

  const visitor = watchOtherVisitor({
    bus,
    storeId: store.id,
    channel: 'BroadcastChannel' in window ? new BroadcastChannel('shop:visitor') : null,
    document,
    now: () => Date.now(),
    readSession: shareInFlight(async () => {
      const signal = AbortSignal.timeout(patience);
      const result = await api.call('session-data', { store_id: store.id }, { signal }).catch(() => null);
      return result?.ok ? result.data : null;
    }),
    onOther({ reason, detail }) {
      log(`${detail}: ${reason}`);
      other = reason;
      const page = currentPage();
      const isPersonal = store.access === 'login_required' || (page !== undefined && isForMembers(page));
      const isFree = !isInCheckout(moves.herePath()) && mayLeaveFor(reason, moves.here(), () => sessionStorage);
      // Nobody is to read on in somebody else's account.
      if (isPersonal && isFree) location.reload();
    },
  });
  // Whoever signs in or out here is who this tab knows from then on.
  bus.subscribe('session:changed', () => (other = null));

  function heard({ headers, status }: Response): void {
    const now = readShopNow(headers.get('x-shop-now'));
    if (now) {
      version.heard(now);
      const { trouble } = appState.getState();
      if (now.isClosed) appState.setState({ trouble: 'maintenance' });
      else if (trouble === 'maintenance' || trouble === 'offline') appState.setState({ trouble: null });
    }
    if (status === 401 && bus.last('session:changed')?.session.id != null) void visitor.check();
  }

  tab.watch = {
    heard,
    around: createNavigationWatch({
      ...moves,
      appState,
      currentPage,
      whyLeave,
      leave,
      askAgain,
      isOnline: () => navigator.onLine,
      showsOfflinePage: () => {
        const config = queryClient.getQueryData<{ offlinePageHosts?: string[] }>(frameConfigQuery(context).queryKey);
        return showsOfflinePage(config?.offlinePageHosts ?? [], location.hostname);
      },
      errorPage: () => ({ kind: 'error', reason: 'server', status: 503, meta: bareMeta(store) }),
    }),
  };
  if (tab.lastAnswer) heard(tab.lastAnswer);

  addEventListener('offline', () => appState.setState({ trouble: 'offline' }));
  addEventListener('online', () => void askAgain());
  addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return;
    // Its navigation waits for a document that has come and gone.
    if (hasLeft) location.reload();
    else void visitor.check();
  });
  void followFirstSession({
    appState,
    first: parts.firstSession,
    again: parts.fetchSession,
    wait: (ms) => new Promise((done) => void setTimeout(done, ms)),
  });

  return {
    appState,
    retry: async () => {
      if (!moves.goOn()) await askAgain();
    },
  };
}

function log(text: string): void {
  // oxlint-disable-next-line no-console -- the console of the tab is where a developer looks
  console.info(text);
}
