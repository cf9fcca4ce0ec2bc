import type { FragmentModule } from 'shared-runtime';
import { startStandalone, type StandaloneView } from 'shared-runtime/standalone';
import { fragment as bestsellers } from '../exposes/bestsellers-fragment.tsx';
import { page as brands } from '../exposes/brands-page.tsx';
import { fragment as flashSale } from '../exposes/flash-sale-fragment.tsx';
import { page as home } from '../exposes/home-page.tsx';
import { fragment as listing } from '../exposes/listing-fragment.tsx';
import { page as listingPage } from '../exposes/listing-page.tsx';
import { fragment as productCard } from '../exposes/product-card-fragment.tsx';
import { page as product } from '../exposes/product-page.tsx';
import { fragment as productSlider } from '../exposes/product-slider-fragment.tsx';
import { fragment as recentlyViewed } from '../exposes/recently-viewed-fragment.tsx';
import { fragment as recommendations } from '../exposes/recommendations-fragment.tsx';
import { handlers, demoIds } from './demo-shop.ts';

const search = Object.fromEntries(new URLSearchParams(location.search));
const path = location.pathname;

function listingOf(entityId: number | string, pageType = 'category'): StandaloneView {
  return { kind: 'page', module: listingPage, params: { path, search, entityId, pageType } };
}

function productOf(entityId: number): StandaloneView {
  return { kind: 'page', module: product, params: { path, search, entityId, pageType: 'product' } };
}

function fragmentOf<Props extends object>(module: FragmentModule<Props>, props: Props): StandaloneView {
  return { kind: 'fragment', module: module as unknown as FragmentModule<never>, props };
}

await startStandalone({
  title: 'mf-catalogue',
  handlers,
  views: {
    home: { kind: 'page', module: home, params: { path, search, entityId: null, pageType: 'home' } },
    category: listingOf(12),
    brand: listingOf(3, 'brand'),
    brands: {
      kind: 'page',
      module: brands,
      params: { path, search, entityId: null, pageType: 'brands-index' },
    },
    sale: listingOf('sale:1'),
    'empty category': listingOf(demoIds.emptyCategoryId),
    product: productOf(101),
    bundle: productOf(demoIds.bundleId),
    boots: productOf(demoIds.bootId),
    'sold out': productOf(demoIds.soldOutId),
    'listing fragment': fragmentOf(listing, { s: 'ski', p: 1, order: 'relevance', dir: 'desc' }),
    'product slider': fragmentOf(productSlider, { source: 'related', productId: 101 }),
    bestsellers: fragmentOf(bestsellers, {}),
    recommendations: fragmentOf(recommendations, { productId: 101 }),
    'recently viewed': fragmentOf(recentlyViewed, { productId: 101 }),
    'flash sale': fragmentOf(flashSale, { saleId: 2 }),
    'flash sales': fragmentOf(flashSale, {}),
    'product card': fragmentOf(productCard, { productId: 101 }),
  },
});
