import { defineFederation } from 'shared-build/federation';

export default defineFederation({
  name: 'mf-catalogue',
  squad: 'catalogue',
  exposes: {
    './pages/home': './src/exposes/home-page.tsx',
    './pages/listing': './src/exposes/listing-page.tsx',
    './pages/product': './src/exposes/product-page.tsx',
    './pages/brands': './src/exposes/brands-page.tsx',
    './fragments/listing': './src/exposes/listing-fragment.tsx',
    './fragments/product-slider': './src/exposes/product-slider-fragment.tsx',
    './fragments/bestsellers': './src/exposes/bestsellers-fragment.tsx',
    './fragments/recommendations': './src/exposes/recommendations-fragment.tsx',
    './fragments/recently-viewed': './src/exposes/recently-viewed-fragment.tsx',
    './fragments/product-card': './src/exposes/product-card-fragment.tsx',
    './fragments/flash-sale': './src/exposes/flash-sale-fragment.tsx',
    './fragments/size-chart': './src/exposes/size-chart-fragment.tsx',
    './overlays/filters': './src/exposes/filters-overlay.tsx',
    './overlays/product-video': './src/exposes/product-video-overlay.tsx',
    './overlays/size-guide': './src/exposes/size-guide-overlay.tsx',
    './overlays/product-add-to-basket': './src/exposes/product-add-to-basket-overlay.tsx',
  },
  chunkNames: {
    // Small parts that a page embeds together, and that load the same code when they come near the screen.
    './fragments/product-slider': 'rows',
    './fragments/bestsellers': 'rows',
    './fragments/recommendations': 'rows',
    './fragments/recently-viewed': 'rows',
    './fragments/product-card': 'rows',
    // Both are made of the banners of sales.
    './pages/home': 'sales',
    './fragments/flash-sale': 'sales',
    './fragments/size-chart': 'size-guide',
    './overlays/size-guide': 'size-guide',
    // The drawer opens beside a list only. In a chunk of its own it would divide the code of lists in two.
    './fragments/listing': 'list',
    './overlays/filters': 'list',
  },
  pageTypes: {
    home: { page: 'catalogue/home', entry: 'public', tracking: 'Home' },
    category: { page: 'catalogue/listing', entry: 'public', tracking: 'Category' },
    brand: { page: 'catalogue/listing', entry: 'public', tracking: 'Brand' },
    'brands-index': { page: 'catalogue/brands', entry: 'public', tracking: 'brands index' },
    'ended-sale': { page: 'catalogue/listing', entry: 'public', tracking: 'Category' },
    product: { page: 'catalogue/product', entry: 'public', tracking: 'Product' },
  },
  // What opens over a page or a list closes on Back: on a phone it covers the screen.
  overlays: {
    './overlays/filters': { kind: 'aside', width: 450 },
    './overlays/product-video': {
      kind: 'modal',
      width: 770,
      closesOnBack: true,
      names: { 'product-video': {} },
    },
    './overlays/size-guide': { kind: 'modal', width: 770, closesOnBack: true, names: { 'size-guide': {} } },
    // A bundle has more to choose and to answer.
    './overlays/product-add-to-basket': {
      kind: 'aside',
      width: 562,
      closesOnBack: true,
      names: { 'product-add-to-basket': {}, 'configurable-bundle': {} },
      nameWidths: { 'configurable-bundle': 770 },
    },
  },
  timeoutMs: 3000,
  budgetKb: 635,
});
