import { queryKey } from 'shared-contracts/api/query-key';
import { sessionData } from 'shared-contracts/descriptors/session';
import { pageRoute } from 'shared-contracts/descriptors/shop';
import { sessionChanged } from 'shared-contracts/events/session';
import { shellAppStateChanged } from 'shared-contracts/events/shell';
import type { ShopContext } from 'shared-runtime';
import { shareInFlight } from 'shared-runtime/share-in-flight';
import { parseLiveState, releaseFingerprint } from '../remotes/release-fingerprint.ts';
import type { BrowserSnapshot } from '../remotes/snapshot.ts';
import { bareMeta, isForMembers, type PageState } from '../routing/page-state.ts';
import { createAppState, type AppStateStore } from '../session/app-state.ts';
import { followFirstSession, applySessionResult, type SessionResult } from '../session/first-session.ts';
import { isInCheckout } from '../routing/in-checkout.ts';
import { pollWhileOffline } from './offline/poll-while-offline.ts';
import { createReloadGuard, type ReloadGuard } from './reload/reload-guard.ts';
import { createNavigationMonitor } from './navigation/navigation-monitor.ts';
import { matchesHost } from '../routing/host-patterns.ts';
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
  /** Version of the shell that this tab runs. */
  shellVersion: string;
  firstSession: Promise<SessionResult>;
  fetchSession: () => Promise<SessionResult>;
  /** Returns the hosts that show the error page while offline. */
  offlinePageHosts: () => readonly string[];
}

export interface Connection {
  appState: AppStateStore;
  /** Resumes the cancelled navigation, or checks the connection. */
  retry: () => Promise<void>;
}

/** Timeout of session fetches, milliseconds. */
const sessionTimeoutMs = 10_000;

/** Monitors the tab: session, connection, releases and maintenance. */
export function monitorTab(options: MonitorTabOptions): Connection {
  const { tab, context, router, currentPage, fetchSession } = options;
  const appState = createAppState();
  publishAppState(appState, context);
  const navigation = createNavigationControl(router, window);
  const reloadGuard = createReloadGuard(() => sessionStorage);
  const fingerprint = releaseFingerprint(options.shellVersion, options.snapshot.releases);
  reloadGuard.reset(fingerprint);
  const version = createVersionCheck(fingerprint, log);
  const visitor = watchVisitor(options, navigation, reloadGuard);

  /** Fetches the first session, and afterwards only compares, so that no page becomes another visitor's. */
  const recheckSession = shareInFlight(async () => {
    if (!appState.getState().isReady) return applySessionResult(appState, await fetchSession(), warn);
    applySessionResult(appState, (await visitor.check()) ? 'ready' : 'offline', warn);
  });

  function onApiResponse({ headers, status }: Response): void {
    const now = parseLiveState(headers);
    if (now) {
      version.onApiResponse(now);
      if (now.isClosed) appState.setState({ failure: 'maintenance' });
      else if (appState.getState().failure === 'maintenance') appState.setState({ failure: null });
    }
    if (status === 401 && context.session.isUserLoggedIn) void visitor.check();
  }

  const wrapNavigation = createNavigationMonitor({
    ...navigation,
    appState,
    currentPage,
    recheckSession,
    reloadReason: createReloadReason({
      currentPath: navigation.currentPath,
      isClosed: () => appState.getState().failure === 'maintenance',
      sessionMismatch: (to) => findOtherStore(context, to) ?? visitor.other(),
      newerReleases: version.newerReleases,
      hasUnsavedInput: watchUnsavedInput(document),
      mayReload: reloadGuard.mayReload,
      log,
    }),
    isOtherStore: (url) => findOtherStore(context, url) !== null,
    isOnline: () => navigator.onLine,
    showsOfflinePage: () => matchesHost(options.offlinePageHosts(), location.hostname),
    errorPage: () => ({ kind: 'error', reason: 'server', status: 503, meta: bareMeta(context.store) }),
    warn,
  });
  tab.monitor = { onApiResponse, wrapNavigation };
  if (tab.lastResponse) onApiResponse(tab.lastResponse);

  pollWhileOffline(appState, recheckSession, document);
  addEventListener('offline', () => appState.setState({ failure: 'offline' }));
  addEventListener('online', () => void recheckSession());
  addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return;
    // Restored from the back-forward cache: a pending navigation waits for a document that was already left.
    if (router.state.navigation.state === 'idle') void visitor.check();
    else location.reload();
  });
  void followFirstSession({ appState, first: options.firstSession, retry: fetchSession, delay, warn });
  return {
    appState,
    retry: async () => {
      if (!navigation.resume()) await recheckSession();
    },
  };
}

function publishAppState(appState: AppStateStore, { bus }: ShopContext): void {
  const publish = () => bus.publish(shellAppStateChanged, { ...appState.getState() });
  publish();
  appState.subscribe(publish);
}

/** Tracks visitor changes outside this tab. */
function watchVisitor(
  { context, currentPage }: MonitorTabOptions,
  navigation: NavigationControl,
  reloadGuard: ReloadGuard,
): SessionMismatchWatcher & { other: () => string | null } {
  const { bus, store, api } = context;
  let other: string | null = null;
  const readSession = shareInFlight(async () => {
    const signal = AbortSignal.timeout(sessionTimeoutMs);
    const result = await api.call(sessionData, { store_id: store.id }, { signal }).catch(() => null);
    return result?.ok ? result.data : null;
  });
  function reloadPersonalPage(): void {
    const page = currentPage();
    const isPersonal = store.access === 'login_required' || (page !== undefined && isForMembers(page));
    if (!isPersonal || isInCheckout(navigation.currentPath()) || other === null) return;
    // A personal page must not stay visible to another visitor.
    if (reloadGuard.mayReload(other, navigation.currentUrl())) location.reload();
  }
  const monitor = watchForSessionMismatch({
    context,
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
  bus.subscribe(sessionChanged, ({ session, reason }) => {
    const name = visitorLabel(session.id);
    if (reason !== 'refreshed' || other === name) other = null;
    reloadGuard.reset(name);
  });
  return { ...monitor, other: () => other };
}

/** Returns the store of a URL if it is another one, from its cached route. */
function findOtherStore({ queryClient, store }: ShopContext, { pathname: path }: URL): string | null {
  const key = queryKey(pageRoute, store.id, { path, store_id: store.id });
  const route = queryClient.getQueryData<{ store_id: number }>(key);
  return route && route.store_id !== store.id ? `store ${route.store_id}` : null;
}

const delay = (ms: number) => new Promise<void>((done) => void setTimeout(done, ms));

/* oxlint-disable no-console -- for developers */
const log = (text: string) => console.info(text);
const warn = (text: string) => console.warn(text);
