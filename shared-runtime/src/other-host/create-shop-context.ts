import type { QueryClient } from '@tanstack/react-query';
import { sessionChanged } from 'shared-contracts/events/session';
import type { EventPayload } from 'shared-contracts/events';
import type { Assignments } from 'shared-contracts/experiments';
import { containerName, type RemoteName } from 'shared-contracts/releases';
import { guestSessionData, toSession, type SessionData } from 'shared-contracts/session';
import type { Store } from 'shared-contracts/stores';
import { createApiClient, type ApiFetch } from '../api/api-client.ts';
import { createContexts, createQueryClient } from '../context/create-contexts.ts';
import { createBrowserHost, type HostServices } from '../host/create-browser-host.ts';
import { createEventBus, type EventBusReport } from '../host/event-bus.ts';
import type { FragmentLoader, RegionFailure, ShopHost } from '../host/shop-host.ts';
import { createRegionStore, type ExposeLoader } from '../region/region-store.ts';
import type { ShopContext } from '../shop-context.ts';
import type { RegisteredRelease } from './discover-releases.ts';

export interface EmbeddedShopOptions {
  /** Whose language, currency and goods are shown: an entry of `shared-contracts/stores`. */
  store: Store;
  /**
   * Origin of the store's pages, such as `https://shop.example`. Links lead there. Scripts need not come from there.
   */
  shopOrigin: string;
  /** The releases that the host has registered. */
  releases: readonly RegisteredRelease[];
  /** The function of the federation runtime that loads an expose by a name such as `mf_basket/fragments/mini-basket`. */
  loadRemote: (name: string) => Promise<unknown>;
  /** The visitor, as the endpoint `session-data` returns it. @default a guest of the store */
  session?: SessionData;
  /** Variations of the visitor. @default none */
  experiments?: Assignments;
  /** Address at which the host forwards `/api/` to the shop. @default '' for its own origin */
  apiBaseUrl?: string;
  /** @default the browser's `fetch` */
  fetch?: ApiFetch;
  /** @default one with the settings of the shell */
  queryClient?: QueryClient;
  /** What the host shows for remotes: overlays, alerts, confirmations. What is missing is not shown. */
  services?: Partial<HostServices>;
  /** Called for regions that fail and for events that are dropped. @default writes to the console */
  report?: (report: RegionFailure | EventBusReport) => void;
}

/** A shop within a page of another host. Render its regions inside of `<EmbeddedShopRoot shop={…}>`. */
export interface EmbeddedShop {
  /** For the host's own code. Its `bus` publishes as `shell`, the name that remotes expect of a host. */
  context: ShopContext;
  /** For the remotes. */
  host: ShopHost;
  shopOrigin: string;
  /** Publishes another session, after the host has signed a visitor in or out. */
  changeSession: (change: EventPayload<typeof sessionChanged>) => void;
}

/**
 * Creates what an expose needs in a host other than the shell: the context and services that the shell provides. To be called
 * once per page, in the browser.
 */
export function createShopContext(options: EmbeddedShopOptions): EmbeddedShop {
  const { store, shopOrigin, releases, loadRemote, services = {}, report = writeToConsole } = options;
  const { session = guestSessionData(store), experiments = {}, apiBaseUrl = '' } = options;
  const hub = createEventBus(report, Date.now);
  const releaseOf = (name: RemoteName) => releases.find(({ remote }) => remote === name);
  const loader: ExposeLoader = {
    load: (remote, expose) => loadRemote(`${containerName(remote)}/${expose.replace('./', '')}`),
  };
  const regions = createRegionStore({ loader, locale: store.locale, releaseOf, report });
  const startSession = toSession(session);
  const { context, contextFor } = createContexts({
    side: 'browser',
    store,
    startSession,
    experiments,
    api: createApiClient({ baseUrl: apiBaseUrl, fetch: options.fetch ?? ((url, init) => fetch(url, init)) }),
    hub,
    regions,
    queryClient: options.queryClient ?? createQueryClient(),
    serverTime: Date.now(),
    timeoutOf: (remote) => releaseOf(remote)?.timeoutMs ?? 0,
    reportFailure: report,
  });
  const fragments: FragmentLoader = {
    peek: (name) => regions.peek('fragment', name),
    load: (name) => regions.load('fragment', name),
    retry: (name) => regions.retry('fragment', name),
  };
  context.bus.publish(sessionChanged, { session, reason: 'start' });
  return {
    context,
    shopOrigin,
    host: createBrowserHost({
      context,
      contextFor,
      hub,
      startSession,
      fragments,
      services,
      reportFailure: report,
    }),
    changeSession: (change) => context.bus.publish(sessionChanged, change),
  };
}

function writeToConsole(report: RegionFailure | EventBusReport): void {
  // oxlint-disable-next-line no-console -- the host has no other place for it
  console.error('Part of the shop failed', report);
}
