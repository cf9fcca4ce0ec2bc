import { answer } from 'shared-runtime/stub';
import { factHandlers } from './fact-handlers.ts';
import { bundle, card, category, listing, product, sale, skiFacets } from './factories.ts';

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

/** Fakes the endpoints that the pages of this remote call. */
export const handlers = [
  answer('hp-data', () => ({ sales: [sale()], departments: [], bestsellers: [card()] })),
  answer('cat-products-es', () => listing({ sale: sale(), facets: skiFacets() })),
  answer('single-product', ({ productId }) => (productId === bundle().productId ? bundle() : product())),
  answer('config', () => ({ returnValidityDays: 14 })),
  ...relatedContentHandlers,
  ...factHandlers,
];
