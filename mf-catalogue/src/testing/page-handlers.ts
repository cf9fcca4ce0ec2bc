import { answer } from 'shared-runtime/stub';
import { brandHandlers } from './brand-handlers.ts';
import { factHandlers } from './fact-handlers.ts';
import { bundle, card, category, home, listing, priceOf, product, sale, skiFacets } from './factories.ts';
import { viewedItem } from './viewed-factory.ts';

const onlyPage = { mode: 'change', initial: 1, current: 1, count: 1, next: null } as const;

/** Fakes the endpoints of subcategories and related sales. */
export const relatedContentHandlers = [
  answer('cat-subcategories', () => ({ categories: [category()], pagination: onlyPage })),
  answer('related-sales', () => ({ sales: [sale({ saleId: 8, title: 'Warm and dry' })] })),
  answer('product-category-event', () => ({ events: [] })),
  answer('category-prices', () => ({ prices: [] })),
  answer('category-navigation', () => ({ path: [], tree: [{ ...category(), children: [] }] })),
  answer('bestsellers', () => ({
    items: [{ ...card(), productName: 'Ravine 98', brandName: 'Varnhorn', productImageUrl: '/ravine.jpg' }],
  })),
  answer('search-save', () => ({ isSaved: true })),
  answer('search-save-nonauth', () => ({ isSaved: true })),
];

const cards = (...ids: number[]) => ({
  items: ids.map((productId) => card({ productId, name: `Product ${productId}` })),
});

/** Fakes the endpoints of what is below a product. */
const sliderHandlers = [
  answer('products-related', () => cards(201, 202)),
  answer('products-recommended', () => cards(301)),
  answer('products-related-brand', () => cards(202, 401)),
  answer('brand-bestsellers-new', () => cards(501)),
  answer('product-cards', ({ product_ids: ids }) => cards(...ids)),
  answer('recently-viewed', () => ({ items: [viewedItem(601)] })),
  answer('price-add-on', ({ product_ids: ids }) => ({
    prices: ids.map((productId) => ({ productId, price: priceOf(12300), inStock: true })),
  })),
  answer('POST recently-viewed', () => ({ isSaved: true })),
];

/** Fakes the endpoints that the pages of this remote call. */
export const handlers = [
  ...sliderHandlers,
  answer('hp-data', () => home({ departments: [] })),
  answer('pss-hp-data', () => ({ ...home({ departments: [] }), newest: [card()] })),
  answer('flash-sales', () => ({ sales: [sale()] })),
  answer('cat-products-es', () => listing({ sale: sale(), facets: skiFacets() })),
  answer('single-product', ({ productId }) => (productId === bundle().productId ? bundle() : product())),
  answer('config', () => ({ returnValidityDays: 14, reviewScore: 4.6, reviewCount: 37_000 })),
  ...relatedContentHandlers,
  ...brandHandlers,
  ...factHandlers,
];
