import { hydrate as hydrateQueries } from '@tanstack/react-query';
import type { RemoteName } from 'shared-contracts/releases';
import { toSession, type Session } from 'shared-contracts/session';
import type { EventBus } from 'shared-contracts/events';
import { sessionChanged } from 'shared-contracts/events/session';
import { shellRegionFailed } from 'shared-contracts/events/shell';
import type { ShopContext } from 'shared-runtime';
import {
  createApiClient,
  createEventBus,
  type ContextFor,
  type EventBusHub,
  type RegionFailure,
  type ExposeLoader,
  createRegionStore,
  type RegionStore,
  createContexts,
  createQueryClient,
} from 'shared-runtime/host';
import type { ErrorCollector } from '../error-reports/error-collector.ts';
import { createEventPermissions } from '../remotes/event-permissions.ts';
import { claimsOf, framePartsOf, pageTypesOf, type FramePart } from '../remotes/release-tables.ts';
import { refetchFiles } from '../remotes/refetch-files.ts';
import type { ResolverOptions } from '../routing/page-resolution/resolve-page.ts';
import type { Tab } from '../tab/tab.ts';
import { withReadTimeout } from './read-timeout.ts';
import type { ShopState } from '../document/shop-state.ts';

/** Minimum timeout in browsers: phone networks are slower than the server's. */
const minTimeoutMs = 15_000;

/** Time for which unused query data is kept, milliseconds: fragments that hydrate later need it. */
const gcTimeMs = 30 * 60_000;

export interface BrowserShop {
  context: ShopContext;
  contextFor: ContextFor;
  /** Session with which the server rendered the page. */
  startSession: Session;
  bus: EventBus;
  hub: EventBusHub;
  regions: RegionStore;
  frame: readonly FramePart[];
  resolver: ResolverOptions;
  tab: Tab;
  reportFailure: (failure: RegionFailure) => void;
  errorCollector: ErrorCollector;
}

/** Creates the shop of one tab from the server's state. */
export function createBrowserShop(
  state: ShopState,
  loader: ExposeLoader,
  errorCollector: ErrorCollector,
): BrowserShop {
  const { store } = state;
  const queryClient = createQueryClient(gcTimeMs);
  hydrateQueries(queryClient, state.queries);

  const hub = createEventBus(
    // The console of the tab is where a developer looks.
    // oxlint-disable-next-line no-console
    (report) => console.error('Event dropped', report),
    () => Date.now(),
    createEventPermissions(state.snapshot),
  );
  const bus = hub.as('shell', '1.0.0');
  bus.publish(sessionChanged, { session: state.session, reason: 'start' });

  function reportFailure({ remote, version, region, phase, error }: RegionFailure): void {
    // oxlint-disable-next-line no-console
    console.error(`${region} of ${remote} ${version} failed (${phase})`, error);
    errorCollector.add({ source: 'region', error, region: { remote, version, phase } });
    bus.publish(shellRegionFailed, { remote, version, region, phase });
    if (phase === 'load') refetchOnce(remote, version);
  }

  const refetched = new Set<string>();
  function refetchOnce(remote: string, version: string): void {
    if (refetched.has(remote)) return;
    refetched.add(remote);
    void refetchFiles(remote, version);
  }

  const tab: Tab = { lastResponse: null, monitor: null };
  async function fetchAndNotify(url: string, init: RequestInit): Promise<Response> {
    const response = await fetch(url, withReadTimeout(init));
    tab.lastResponse = response;
    tab.monitor?.onApiResponse(response);
    return response;
  }

  const timeoutOf = (remote: RemoteName) =>
    Math.max(state.snapshot.releases[remote]?.timeoutMs ?? 0, minTimeoutMs);
  const regions = createRegionStore({
    loader,
    locale: store.locale,
    releaseOf: (remote) => {
      const release = state.snapshot.releases[remote];
      return release && { version: release.version, timeoutMs: timeoutOf(remote) };
    },
    report: reportFailure,
  });
  const startSession = toSession(state.session);
  const { context, contextFor } = createContexts({
    side: 'browser',
    store,
    startSession,
    experiments: state.experiments,
    api: createApiClient({ baseUrl: '', fetch: fetchAndNotify }),
    hub,
    regions,
    queryClient,
    serverTime: state.serverTime,
    timeoutOf,
    reportFailure,
  });
  const { isTestHost } = state;
  const resolver: ResolverOptions = {
    context,
    contextFor,
    regions,
    pageTypes: pageTypesOf(state.snapshot),
    claims: claimsOf(state.snapshot),
    isTestHost,
    timeoutOf,
    reportFailure,
  };
  const frame = framePartsOf(state.snapshot);
  return {
    context,
    contextFor,
    startSession,
    bus,
    hub,
    regions,
    frame,
    resolver,
    tab,
    reportFailure,
    errorCollector,
  };
}
