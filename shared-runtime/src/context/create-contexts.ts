import { QueryClient } from '@tanstack/react-query';
import type { Assignments } from 'shared-contracts/experiments';
import type { RemoteName } from 'shared-contracts/releases';
import { toLanguageTag } from 'shared-contracts/locales';
import type { Session } from 'shared-contracts/session';
import type { Store } from 'shared-contracts/stores';
import { ApiError, type ApiClient } from '../api/api-client.ts';
import type { RegionStore } from '../region/region-store.ts';
import type { ShopContext } from '../shop-context.ts';
import { withTimeout } from '../timeout.ts';
import type { EventBusHub } from '../host/event-bus.ts';
import { createRemoteContexts, type ContextFor } from '../host/remote-contexts.ts';
import { createSessionReader } from '../host/session-reader.ts';
import type { RegionFailure } from '../host/shop-host.ts';

export interface ContextOptions {
  side: ShopContext['side'];
  store: Store;
  /** Session at the start, which the server rendered with. */
  startSession: Session;
  experiments: Assignments;
  api: ApiClient;
  hub: EventBusHub;
  /** Null: there are no fragments of other remotes, and nothing to load for them. */
  regions: Pick<RegionStore, 'load' | 'fail'> | null;
  queryClient: QueryClient;
  serverTime: number;
  /** Milliseconds. */
  timeoutOf: (remote: RemoteName) => number;
  reportFailure: (failure: RegionFailure) => void;
}

export interface ShopContexts {
  /** The host's own. */
  context: ShopContext;
  /** Returns the context of a remote, for its `load` functions and components. */
  contextFor: ContextFor;
}

/** Creates the context of a page for its host, which is the shell or another one, and for the remotes on it. */
export function createContexts(options: ContextOptions): ShopContexts {
  const { regions, timeoutOf, hub, reportFailure, startSession, ...rest } = options;
  const bus = hub.as('shell', '1.0.0');
  const readSession = createSessionReader(bus, startSession);
  const context: ShopContext = {
    ...rest,
    locale: options.store.locale,
    languageTag: toLanguageTag(options.store.locale),
    bus,
    get session() {
      return readSession();
    },
    async prepareFragment(name, props) {
      if (regions === null) return { isReady: true };
      const region = await regions.load('fragment', name);
      if (region.status === 'failed') return { isReady: false };
      try {
        const result = await withTimeout(
          Promise.resolve(region.module.load?.(contextFor(region.remote, region.version), props)),
          timeoutOf(region.remote),
          `data of ${name}`,
        );
        return { isReady: true, ...result };
      } catch (error) {
        // In stores that require sign-in the whole page becomes the invitation.
        if (options.store.access === 'login_required' && asksForSignIn(error)) throw error;
        const { remote, version } = region;
        reportFailure({ remote, version, region: name, phase: 'data', error });
        // In the browser the same fragment may be in use with other props.
        if (options.side === 'server') regions.fail('fragment', name, 'data');
        return { isReady: false };
      }
    },
  };
  const contextFor = createRemoteContexts(context, hub);
  return { context, contextFor };
}

function asksForSignIn(error: unknown): boolean {
  return error instanceof ApiError && error.failure.code === 'authentication_required';
}

/**
 * @param gcTime time for which unused data is kept, milliseconds; on the server it is released with the request, and a
 * timer would delay that
 */
export function createQueryClient(gcTime?: number): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 30_000,
        ...(gcTime === undefined ? {} : { gcTime }),
        // Failed regions and pages have retry buttons.
        retry: false,
        refetchOnWindowFocus: false,
        // Fails at once without a network; the default would pause queries and navigations.
        networkMode: 'offlineFirst',
      },
      // Mutations must not run minutes later.
      mutations: { networkMode: 'always' },
    },
  });
}
