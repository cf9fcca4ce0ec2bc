import { StrictMode, Suspense } from 'react';
import type { PageModule, PageParams } from 'shared-runtime';
import { createStubShop, memberSession, StubRouter, StubShell, type ServerView } from 'shared-runtime/stub';
import { page as brands } from '../exposes/brands-page.tsx';
import { page as home } from '../exposes/home-page.tsx';
import { page as listingPage } from '../exposes/listing-page.tsx';
import { page as productPage } from '../exposes/product-page.tsx';
import { english as messages } from './messages.ts';
import { handlers } from './page-handlers.ts';

function view(page: PageModule, change: Partial<PageParams>, session = memberSession): ServerView {
  const params: PageParams = { path: '/', search: {}, entityId: null, pageType: 'home', ...change };
  return {
    createShop() {
      const shop = createStubShop({ session, handlers });
      shop.context.serverTime = Date.parse('2026-11-21T12:00:00Z');
      return shop;
    },
    // On the server it waits for what is below a product.
    load: async (context) => page.load?.({ ...context, side: 'server' }, params),
    render: (shop) => (
      <StrictMode>
        <StubShell shop={shop} messages={messages}>
          <Suspense fallback="pending">
            <StubRouter path={params.path}>
              <page.Component params={params} />
            </StubRouter>
          </Suspense>
        </StubShell>
      </StrictMode>
    ),
  };
}

export const views = {
  home: view(home, {}),
  category: view(listingPage, { entityId: 12, pageType: 'category' }),
  brand: view(listingPage, { path: '/brand/varnhorn', entityId: 3, pageType: 'brand' }),
  brands: view(brands, { path: '/brands', pageType: 'brands-index', search: { q: 'var' } }),
  sale: view(listingPage, { entityId: 'sale:7', pageType: 'category' }),
  product: view(productPage, { entityId: 101, pageType: 'product', path: '/p/101/' }),
  'product for guests': view(productPage, { entityId: 101, pageType: 'product', path: '/p/101/' }, {}),
  bundle: view(productPage, { entityId: 103, pageType: 'product', path: '/p/103/' }),
};
