import { QueryClient } from '@tanstack/react-query';
import type { RequestHandler } from 'msw';
import type { Assignments } from 'shared-contracts/experiments';
import type { EventDefinition, EventPayload } from 'shared-contracts/events';
import { sessionChanged } from 'shared-contracts/events/session';
import { guestSessionData, toSession, type SessionData } from 'shared-contracts/session';
import { defaultStore, type Store } from 'shared-contracts/stores';
import { exposeOf, type FragmentName, type OverlayName } from 'shared-contracts/exposes';
import { contentOf } from 'shared-contracts/overlays';
import type { NewAlert } from '../host/alert-service.ts';
import { createApiClient } from '../api/api-client.ts';
import { createContexts } from '../context/create-contexts.ts';
import { createBrowserHost } from '../host/create-browser-host.ts';
import { createEventBus, type EventBusReport } from '../host/event-bus.ts';
import type { FailedRegion, Question, RegionFailure, ShopHost } from '../host/shop-host.ts';
import type { ShopContext } from '../shop-context.ts';
import { fakeFetch } from './fake-api.ts';

export interface StubOptions {
  /** @default 'browser' */
  side?: ShopContext['side'];
  store?: Store;
  /** Overrides fields of a guest's session. */
  session?: Partial<SessionData>;
  /** Variations of the visitor. */
  experiments?: Assignments;
  handlers?: readonly RequestHandler[];
}

type OverlayListener = (name: OverlayName, props: object) => void;

export interface StubShop {
  host: ShopHost;
  context: ShopContext;
  /** Errors reported by the bus; empty in a passing test. */
  busReports: EventBusReport[];
  failures: RegionFailure[];
  /** Opened overlays, in order, with the props of the caller: the preset ones of a name are known to its release. */
  opened: { name: OverlayName; props: object }[];
  /** Prefetched paths, in order. */
  prefetched: string[];
  /** Prefetched overlays, in order. */
  prefetchedOverlays: OverlayName[];
  /** Visible alerts by key. */
  alerts: Map<string, NewAlert>;
  /** Confirmations that were requested, in order. */
  questions: Question[];
  /** The shopper's answer to every confirmation. @default true */
  answer: boolean;
  /** Number of pending operations with a spinner. */
  pendingSpinners: number;
  /** Changes the session, as the shell does at sign-in and sign-out. */
  changeSession(session: Partial<SessionData>): void;
  /** Returns a list to which past and future payloads of one event are added. */
  record<Definition extends EventDefinition>(event: Definition): EventPayload<Definition>[];
  /** Calls the listener for every overlay that is opened. Returns a function that unsubscribes it. */
  watchOverlays(listener: OverlayListener): () => void;
}

/** A member of the demo shop, for tests and standalone pages. */
export const memberSession: Partial<SessionData> = {
  id: 7,
  name: 'Anna Berg',
  email: 'anna@example.com',
  group: 1,
  is_confirmed: true,
  createdAt: '2026-01-10T09:00:00.000Z',
};

/** Creates a stub of the shell: the same contracts without its pages. */
export function createStubShop({
  side = 'browser',
  store = defaultStore,
  session = {},
  experiments = {},
  handlers = [],
}: StubOptions = {}): StubShop {
  const guest = guestSessionData(store);
  const start: SessionData = { ...guest, ...session };
  const busReports: EventBusReport[] = [];
  const failures: RegionFailure[] = [];
  const opened: StubShop['opened'] = [];
  const alerts: StubShop['alerts'] = new Map();
  const overlayListeners = new Set<OverlayListener>();
  const hub = createEventBus((report) => busReports.push(report), Date.now);
  const startSession = toSession(start);
  const { context, contextFor } = createContexts({
    side,
    store,
    startSession,
    experiments,
    api: createApiClient({ baseUrl: '', fetch: fakeFetch(handlers) }),
    hub,
    regions: null,
    queryClient: new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: 30_000 } } }),
    serverTime: Date.now(),
    timeoutOf: () => 0,
    reportFailure: (failure) => failures.push(failure),
  });
  context.bus.publish(sessionChanged, { session: start, reason: 'start' });
  /** Returns a failed region: in standalone mode fragments of other remotes show their fallbacks. */
  const absent = (name: FragmentName): FailedRegion => ({
    status: 'failed',
    remote: exposeOf('fragment', name)?.remote ?? 'mf-unknown',
    version: 'none',
    phase: 'missing',
  });
  function open(name: OverlayName, props: object): void {
    opened.push({ name, props });
    for (const listener of overlayListeners) listener(name, props);
  }
  const shop: StubShop = {
    context,
    busReports,
    failures,
    opened,
    prefetched: [],
    prefetchedOverlays: [],
    alerts,
    questions: [],
    answer: true,
    pendingSpinners: 0,
    changeSession(change) {
      context.bus.publish(sessionChanged, { session: { ...start, ...change }, reason: 'refreshed' });
    },
    record(event) {
      const payloads: EventPayload<typeof event>[] = [];
      context.bus.subscribe(event, (payload) => payloads.push(payload));
      return payloads;
    },
    watchOverlays(listener) {
      overlayListeners.add(listener);
      return () => void overlayListeners.delete(listener);
    },
    host: createBrowserHost({
      context,
      contextFor,
      hub,
      startSession,
      fragments: {
        peek: absent,
        load: (name) => Promise.resolve(absent(name)),
        retry: (name) => Promise.resolve(absent(name)),
      },
      reportFailure: (failure) => failures.push(failure),
      services: {
        openOverlay: (target, props) => open(contentOf(target) as OverlayName, props),
        prefetch: (path) => shop.prefetched.push(path),
        prefetchOverlay: (name) => shop.prefetchedOverlays.push(name),
        alerts: {
          show: (alert) => alerts.set(alert.key, alert),
          update(key, change) {
            const alert = alerts.get(key);
            if (alert) alerts.set(key, { ...alert, ...change });
          },
          close: (key) => alerts.delete(key),
        },
        confirm(question) {
          shop.questions.push(question);
          return Promise.resolve(shop.answer);
        },
        waitWithSpinner(work) {
          shop.pendingSpinners += 1;
          return work.finally(() => (shop.pendingSpinners -= 1));
        },
      },
    }),
  };
  return shop;
}
