import { QueryClient } from '@tanstack/react-query';
import type { Assignments } from 'shared-contracts/experiments';
import { fragments, type FragmentName, type RemoteName } from 'shared-contracts/exposes';
import { toLanguageTag } from 'shared-contracts/locales';
import type { Session } from 'shared-contracts/session';
import type { Store } from 'shared-contracts/stores';
import { ApiError, type ApiClient, type ShopContext } from 'shared-runtime';
import type { EventBusHub, RegionFailure } from 'shared-runtime/host';
import type { RegionStore } from '../remotes/region-store.ts';
import { withTimeout } from '../remotes/timeout.ts';

export interface ContextParts {
  side: ShopContext['side'];
  store: Store;
  session: Session;
  experiments: Assignments;
  api: ApiClient;
  hub: EventBusHub;
  regions: RegionStore;
  queryClient: QueryClient;
  serverTime: number;
  /** Milliseconds. */
  timeoutOf: (remote: RemoteName) => number;
  reportFailure: (failure: RegionFailure) => void;
}

/** Puts together what a page's `load` and components are handed. */
export function createContext(parts: ContextParts): ShopContext {
  const { regions, timeoutOf, hub, reportFailure, ...rest } = parts;
  const context: ShopContext = {
    ...rest,
    locale: parts.store.locale,
    languageTag: toLanguageTag(parts.store.locale),
    bus: hub.as('shell', '1.0.0'),
    async prepareFragment(name, props) {
      const region = await regions.load('fragment', name);
      if (region.status === 'failed' || !region.module.load) return;
      try {
        await withTimeout(region.module.load(context, props), timeoutOf(region.remote), `data of ${name}`);
      } catch (error) {
        // Here a guest may see nothing of the shop: the page is the invitation, not a gap in it.
        if (parts.store.access === 'login_required' && asksForSignIn(error)) throw error;
        const { remote, version } = region;
        reportFailure({ remote, version, region: name, phase: 'data', error });
        // In the browser the same fragment may stand on the page with other props, and stays.
        if (parts.side === 'server') regions.fail('fragment', name, 'data');
      }
    },
  };
  return context;
}

function asksForSignIn(error: unknown): boolean {
  return error instanceof ApiError && error.failure.code === 'authentication_required';
}

/**
 * @param gcTime how long an answer that nobody shows is kept, milliseconds; on the server it goes with its request,
 * and a timer would only hold it
 */
export function createQueryClient(gcTime?: number): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 30_000,
        ...(gcTime === undefined ? {} : { gcTime }),
        // A failed region has its own retry; a failed page its own error screen. Neither waits three times.
        retry: false,
        refetchOnWindowFocus: false,
        // What fails without a network fails at once; by default it would wait, and a navigation with it.
        networkMode: 'offlineFirst',
      },
      // Nothing is ordered minutes after the shopper has given up.
      mutations: { networkMode: 'always' },
    },
  });
}

/** True for a name that the contracts know; guards names that come out of the inline state. */
export function isFragmentName(name: string): name is FragmentName {
  return Object.hasOwn(fragments, name);
}
