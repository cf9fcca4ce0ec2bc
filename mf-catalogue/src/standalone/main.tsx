import type { FragmentModule } from 'shared-runtime';
import { startStandalone, type StandaloneView } from 'shared-runtime/standalone';
import { page as home } from '../exposes/home-page.tsx';
import { fragment as listing } from '../exposes/listing-fragment.tsx';
import { page as listingPage } from '../exposes/listing-page.tsx';
import { page as product } from '../exposes/product-page.tsx';
import { handlers, demoIds } from './demo-shop.ts';

const search = Object.fromEntries(new URLSearchParams(location.search));
const path = location.pathname;

function listingOf(entityId: number | string, pageType = 'category'): StandaloneView {
  return { kind: 'page', module: listingPage, params: { path, search, entityId, pageType } };
}

function productOf(entityId: number): StandaloneView {
  return { kind: 'page', module: product, params: { path, search, entityId, pageType: 'product' } };
}

await startStandalone({
  title: 'mf-catalogue',
  handlers,
  views: {
    home: { kind: 'page', module: home, params: { path, search, entityId: null, pageType: 'home' } },
    category: listingOf(12),
    brand: listingOf(3, 'brand'),
    sale: listingOf('sale:1'),
    'empty category': listingOf(demoIds.emptyCategoryId),
    product: productOf(101),
    bundle: productOf(demoIds.bundleId),
    boots: productOf(demoIds.bootId),
    'sold out': productOf(demoIds.soldOutId),
    'listing fragment': {
      kind: 'fragment',
      module: listing as unknown as FragmentModule<never>,
      props: { s: 'ski', p: 1, order: 'relevance', dir: 'desc' },
    },
  },
});
