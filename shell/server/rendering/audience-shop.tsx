import { QueryClientProvider, type Query } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { audienceSession } from 'shared-contracts/session';
import {
  createFixedRouter,
  initialRouterState,
  ShopHostContext,
  ShopRouterProvider,
  type ShopRouter,
} from 'shared-runtime/host';
import type { Location } from 'shared-runtime/router';
import type { ServerFederation } from '../../src/remotes/server-federation.ts';
import type { PageRequest } from './render-job.ts';
import { isSharedByAll } from './response-cache.ts';
import { createServerShop, type ServerShop } from './server-shop.ts';

/** What a part has read while it was rendered. */
export interface Reads {
  clock: boolean;
  location: boolean;
}

/** Returns the queries of the page whose data are the same for every visitor, in the order of their hashes. */
export function sharedQueries({ context }: ServerShop): Query[] {
  return context.queryClient
    .getQueryCache()
    .getAll()
    .filter(({ queryKey }) => isSharedByAll(queryKey[0]))
    .sort((a, b) => (a.queryHash < b.queryHash ? -1 : 1));
}

/** Returns the request without what is personal: cookies, tokens and entered values, the URL, the session. */
export function audienceRequest(request: PageRequest): PageRequest {
  return {
    ...request,
    url: new URL('/', request.url),
    session: audienceSession(request.session, request.store),
    enteredValues: undefined,
    api: {
      call: () => Promise.reject(new Error('A part that is shared by several visitors cannot call the API')),
    },
  };
}

/** Creates the shop of a part, which records what is read in it. */
export function createAudienceShop(
  request: PageRequest,
  page: ServerShop,
  federation: ServerFederation,
  reads: Reads,
): ServerShop {
  const shop = createServerShop(request, federation);
  const { serverTime } = page.context;
  Object.defineProperty(shop.context, 'serverTime', {
    enumerable: true,
    get() {
      reads.clock = true;
      return serverTime;
    },
  });
  for (const { queryKey, state } of sharedQueries(page))
    shop.context.queryClient.setQueryData(queryKey, state.data);
  return shop;
}

/** Returns a router at a URL. A part that reads where it is gets the page's own location. */
export function createRecordingRouter({ pathname, search, hash: fragment }: URL, reads: Reads): ShopRouter {
  const read = (value: string) => ({
    enumerable: true,
    get() {
      reads.location = true;
      return value;
    },
  });
  const location = Object.defineProperties({ state: null, key: 'default' } as Location, {
    pathname: read(pathname),
    search: read(search),
    hash: read(fragment),
  });
  return createFixedRouter(initialRouterState({ location }));
}

interface AudienceProviderProps {
  shop: ServerShop;
  router: ShopRouter;
  children: ReactNode;
}

export function AudienceProvider({ shop, router, children }: AudienceProviderProps) {
  return (
    <ShopHostContext value={shop.host}>
      <QueryClientProvider client={shop.context.queryClient}>
        <ShopRouterProvider router={router}>{children}</ShopRouterProvider>
      </QueryClientProvider>
    </ShopHostContext>
  );
}
