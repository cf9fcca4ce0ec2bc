import { QueryClientProvider } from '@tanstack/react-query';
import type { RequestHandler } from 'msw';
import { StrictMode, Suspense } from 'react';
import type { SessionData } from 'shared-contracts/session';
import type { PageModule, PageParams } from 'shared-runtime';
import { RegionIntl, ShopHostContext } from 'shared-runtime/host';
import { createStubShop, StubRouter } from 'shared-runtime/testing';
import { english as messages } from './messages.ts';

interface LoadedPageOptions {
  params: Partial<PageParams>;
  handlers: readonly RequestHandler[];
  session?: Partial<SessionData>;
  /** @default 'browser' */
  side?: 'server' | 'browser';
}

/** Calls a page's `load()` and returns its element, as the shell does, with the names of all later requests. */
export async function loadPage(page: PageModule, { params, ...options }: LoadedPageOptions) {
  const shop = createStubShop(options);
  const all: PageParams = { path: '/', search: {}, entityId: null, pageType: 'home', ...params };
  await page.load?.(shop.context, all);

  const requests: string[] = [];
  const { api } = shop.context;
  const call = api.call.bind(api);
  api.call = (endpoint, ...rest) => {
    requests.push(endpoint.name);
    return call(endpoint, ...rest);
  };
  const element = (
    <StrictMode>
      <ShopHostContext value={shop.host}>
        <QueryClientProvider client={shop.context.queryClient}>
          <RegionIntl messages={messages}>
            <Suspense fallback="pending">
              <StubRouter path={all.path}>
                <page.Component params={all} />
              </StubRouter>
            </Suspense>
          </RegionIntl>
        </QueryClientProvider>
      </ShopHostContext>
    </StrictMode>
  );
  return { element, requests, shop };
}
