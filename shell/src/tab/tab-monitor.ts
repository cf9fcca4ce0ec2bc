import type { ShopContext } from 'shared-runtime';
import { shareInFlight } from 'shared-runtime/share-in-flight';
import {
  parseLiveState,
  releaseFingerprint,
  releaseFingerprintHeader,
} from '../remotes/release-fingerprint.ts';
import type { BrowserSnapshot } from '../remotes/snapshot.ts';
import type { PageState } from '../routing/page-state.ts';
import { createAppState, type AppStateStore } from './app-state.ts';
import { followFirstSession, settle, type SessionResult } from '../session/first-session.ts';
import { isInCheckout } from './reload/in-checkout.ts';
import { pollWhileOffline } from './offline/poll-while-offline.ts';
import { createReloadGuard, type ReloadGuard } from './reload/reload-guard.ts';
import { createNavigationMonitor } from './navigation/navigation-monitor.ts';
import { showsOfflinePage } from './offline/offline-hosts.ts';
import {
  visitorLabel,
  watchForSessionMismatch,
  type SessionMismatchWatcher,
} from '../session/session-mismatch.ts';
import { createReloadReason } from './reload/reload-reason.ts';
import {
  createNavigationControl,
  type NavigationControl,
  type ControllableRouter,
} from './navigation/navigation-control.ts';
import type { Tab } from './tab.ts';
import { watchUnsavedInput } from './reload/unsaved-input.ts';
import { createVersionCheck } from './reload/version-check.ts';

export interface MonitorTabOptions {
  tab: Tab;
  context: ShopContext;
  router: ControllableRouter;
  currentPage: () => PageState | undefined;
  snapshot: BrowserSnapshot;
  /** Of the shell that this tab runs. */
  shellVersion: string;
  firstSession: Promise<SessionResult>;
  fetchSession: () => Promise<SessionResult>;
  // What the main script has is handed over: a module that both import would be a module of its own in either.
  /** Hosts that show the error page while they are offline. */
  offlinePageHosts: () => readonly string[];
  isForMembers: (page: PageState) => boolean;
  /** For a page that nobody can say anything of. */
  bareMeta: PageState['meta'];
}

export interface Connection {
  appState: AppStateStore;
  /** Goes where the shopper wanted to go, or asks whether the shop is there again. */
  retry: () => Promise<void>;
}

/** Longer than a slow network takes, milliseconds. */
const sessionTimeoutMs = 10_000;

/** From here on the tab knows whether it is ready, offline, outdated or somebody else's, and acts on it. */
export function monitorTab(parts: MonitorTabOptions): Connection {
  const { tab, context, router, currentPage, fetchSession } = parts;
  const appState = createAppState();
  publishAppState(appState, context);
  const navigation = createNavigationControl(router, window);
  const reloadGuard = createReloadGuard(() => sessionStorage);
  const fingerprint = releaseFingerprint(parts.shellVersion, parts.snapshot.releases);
  reloadGuard.reset(fingerprint);
  const version = createVersionCheck(fingerprint, log);
  const visitor = watchVisitor(parts, navigation, reloadGuard);

  /** Who the visitor is becomes known once. From then on it is compared, so that nobody's page becomes another's. */
  const askAgain = shareInFlight(async () => {
    if (!appState.getState().isReady) return settle(appState, await fetchSession(), warn);
    settle(appState, (await visitor.check()) ? 'ready' : 'offline', warn);
  });

  function onApiResponse({ headers, status }: Response): void {
    const now = parseLiveState(headers.get(releaseFingerprintHeader));
    if (now) {
      version.onApiResponse(now);
      if (now.isClosed) appState.setState({ trouble: 'maintenance' });
      else if (appState.getState().trouble === 'maintenance') appState.setState({ trouble: null });
    }
    const { session } = context.bus.last('session:changed') ?? {};
    if (status === 401 && session?.id != null) void visitor.check();
  }

  const wrapNavigation = createNavigationMonitor({
    ...navigation,
    appState,
    currentPage,
    askAgain,
    reloadReason: createReloadReason({
      currentPath: navigation.currentPath,
      isClosed: () => appState.getState().trouble === 'maintenance',
      sessionMismatch: (to) => findOtherStore(context, to) ?? visitor.other(),
      newerReleases: version.newerReleases,
      hasUnsavedInput: watchUnsavedInput(document),
      mayReload: reloadGuard.mayReload,
      log,
    }),
    isOtherStore: (url) => findOtherStore(context, url) !== null,
    isOnline: () => navigator.onLine,
    showsOfflinePage: () => showsOfflinePage(parts.offlinePageHosts(), location.hostname),
    errorPage: () => ({ kind: 'error', reason: 'server', status: 503, meta: parts.bareMeta }),
    warn,
  });
  tab.monitor = { onApiResponse, wrapNavigation };
  if (tab.lastResponse) onApiResponse(tab.lastResponse);

  pollWhileOffline(appState, askAgain, document);
  addEventListener('offline', () => appState.setState({ trouble: 'offline' }));
  addEventListener('online', () => void askAgain());
  addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return;
    // The navigation of a tab that was left waits for a document that has come and gone.
    if (router.state.navigation.state === 'idle') void visitor.check();
    else location.reload();
  });
  void followFirstSession({ appState, first: parts.firstSession, retry: fetchSession, delay, warn });
  return {
    appState,
    retry: async () => {
      if (!navigation.resume()) await askAgain();
    },
  };
}

function publishAppState(appState: AppStateStore, { bus }: ShopContext): void {
  const publish = () => bus.publish('shell:app-state-changed', { ...appState.getState() });
  publish();
  appState.subscribe(publish);
}

/** Who is at this screen by now: from elsewhere the tab hears of it, from here on it knows. */
function watchVisitor(
  { context, currentPage, isForMembers }: MonitorTabOptions,
  navigation: NavigationControl,
  reloadGuard: ReloadGuard,
): SessionMismatchWatcher & { other: () => string | null } {
  const { bus, store, api } = context;
  let other: string | null = null;
  const readSession = shareInFlight(async () => {
    const signal = AbortSignal.timeout(sessionTimeoutMs);
    const result = await api.call('session-data', { store_id: store.id }, { signal }).catch(() => null);
    return result?.ok ? result.data : null;
  });
  function reloadPersonalPage(): void {
    const page = currentPage();
    const isPersonal = store.access === 'login_required' || (page !== undefined && isForMembers(page));
    if (!isPersonal || isInCheckout(navigation.currentPath()) || other === null) return;
    // Nobody is to read on in somebody else's account.
    if (reloadGuard.mayReload(other, navigation.currentUrl())) location.reload();
  }
  const monitor = watchForSessionMismatch({
    bus,
    storeId: store.id,
    channel: 'BroadcastChannel' in window ? new BroadcastChannel('shop:visitor') : null,
    document,
    now: () => Date.now(),
    readSession,
    onMismatch(reason) {
      log(`The session of this tab is over: ${reason}`);
      other = reason;
      reloadPersonalPage();
    },
  });
  bus.subscribe('session:changed', ({ session, reason }) => {
    const name = visitorLabel(session.id);
    if (reason !== 'refreshed' || other === name) other = null;
    reloadGuard.reset(name);
  });
  return { ...monitor, other: () => other };
}

/** Which store an address belongs to its route says. */
function findOtherStore({ queryClient, store }: ShopContext, { pathname: path }: URL): string | null {
  const key = ['page-route', store.id, { path, store_id: store.id }];
  const route = queryClient.getQueryData<{ store_id: number }>(key);
  return route && route.store_id !== store.id ? `store ${route.store_id}` : null;
}

const delay = (ms: number) => new Promise<void>((done) => void setTimeout(done, ms));

/* oxlint-disable no-console -- the console of the tab is where a developer looks */
const log = (text: string) => console.info(text);
const warn = (text: string) => console.warn(text);
