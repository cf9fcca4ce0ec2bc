import { sessionChanged } from 'shared-contracts/events/session';
import { toSession } from 'shared-contracts/session';
import type { RemoteName } from 'shared-contracts/releases';
import type { ShopContext } from 'shared-runtime';
import {
  createEventBus,
  createHydrationScheduler,
  type RegionFailure,
  type ShopHost,
  createRegionStore,
  createContexts,
  createQueryClient,
} from 'shared-runtime/host';
import { createHost } from '../../src/shop/create-host.ts';
import type { Shell } from '../../src/shop/shell-context.ts';
import type { DeferredLoader } from '../../src/shop/deferred-loader.ts';
import { DrawerLinks } from '../../src/menu/drawer-links.tsx';
import { FooterBadges } from '../../src/layout/footer/footer-badges.tsx';
import { Reassurance } from '../../src/layout/footer/reassurance.tsx';
import { StoreSwitch, StoreSwitchButton } from '../../src/layout/store-switch/store-switch.tsx';
import { NoScriptMessages } from '../../src/notifications/no-script-messages.tsx';
import { createEventPermissions } from '../../src/remotes/event-permissions.ts';
import type { ServerFederation } from '../../src/remotes/server-federation.ts';
import type { ResolverOptions } from '../../src/routing/page-resolution/resolve-page.ts';
import type { PageRequest } from './render-job.ts';
import { isClientError } from './is-client-error.ts';
import { snapshotTables } from './snapshot-tables.ts';

/** Default timeout of a remote, milliseconds. */
export const defaultTimeoutMs = 5000;

const secondMs = 1000;

export interface ServerShop {
  context: ShopContext;
  host: ShopHost;
  shell: Shell;
  resolver: ResolverOptions;
}

const serverOnly = {
  'drawer-links': DrawerLinks,
  messages: NoScriptMessages,
  reassurance: Reassurance,
  badges: FooterBadges,
  'store-switch': StoreSwitch,
  'store-switch-button': StoreSwitchButton,
};

/** The deferred chunk is loaded in browsers only. */
const neverSettles = new Promise<never>(() => undefined);
const neverLoads: DeferredLoader = { loaded: neverSettles, load: () => neverSettles };

/** Creates the shop of one request; nothing of it outlives the response. */
export function createServerShop(request: PageRequest, federation: ServerFederation): ServerShop {
  const { store, snapshot, log, reporter } = request;
  const timeoutOf = (remote: RemoteName) => snapshot.releases[remote]?.ops.timeoutMs ?? defaultTimeoutMs;
  // A remote that runs from its sources does so in the browser only: its regions are fallbacks here, which is no failure.
  const runsFromSources = (remote: RemoteName) => snapshot.devServerPorts?.[remote] !== undefined;
  const reportFailure = ({ error, ...failure }: RegionFailure) => {
    if (runsFromSources(failure.remote as RemoteName)) return;
    if (isClientError(error)) return log.info({ ...failure, err: error }, 'API rejected a call of a region');
    reporter.failed({ ...failure, error });
    log.error({ ...failure, err: error }, 'region failed');
  };
  const { browserSnapshot, pageTypes, claims, frame } = snapshotTables(snapshot);
  const hub = createEventBus(
    (report) => log.error(report, 'event dropped'),
    Date.now,
    createEventPermissions(browserSnapshot),
  );
  const regions = createRegionStore({
    loader: federation.loaderFor(snapshot),
    locale: store.locale,
    releaseOf: (remote) => {
      const release = runsFromSources(remote) ? undefined : snapshot.releases[remote];
      return release && { version: release.version, timeoutMs: release.ops.timeoutMs };
    },
    report: reportFailure,
  });
  const startSession = toSession(request.session);
  const { context, contextFor } = createContexts({
    side: 'server',
    store,
    startSession,
    experiments: request.experiments,
    api: request.api,
    hub,
    regions,
    queryClient: createQueryClient(),
    serverTime: Math.floor(Date.now() / secondMs) * secondMs,
    timeoutOf,
    reportFailure,
  });
  context.bus.publish(sessionChanged, { session: request.session, reason: 'start' });
  const host = createHost({
    context,
    contextFor,
    startSession,
    regions,
    deferred: neverLoads,
    hub,
    prefetch: () => undefined,
    showUnavailable: () => undefined,
    loadDialog: () => Promise.resolve(),
    fetchOverlayFiles: () => undefined,
    reportFailure,
    defersHydration: false,
    hydration: createHydrationScheduler(null),
    pending: { until: () => undefined },
  });
  const { isTestHost, enteredValues } = request;
  return {
    context,
    host,
    shell: { regions, frame, deferred: neverSettles, serverOnly },
    resolver: {
      context,
      contextFor,
      regions,
      pageTypes,
      claims,
      isTestHost,
      enteredValues,
      timeoutOf,
      reportFailure,
    },
  };
}
