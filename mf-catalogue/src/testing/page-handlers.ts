import { answer } from 'shared-runtime/stub';
import { bundle, card, listing, product, sale } from './factories.ts';

/** Fakes the endpoints that the pages of this remote call in `load()`. */
export const handlers = [
  answer('hp-data', () => ({ sales: [sale()], departments: [], bestsellers: [card()] })),
  answer('cat-products-es', () => listing({ sale: sale() })),
  answer('single-product', ({ productId }) => (productId === bundle().productId ? bundle() : product())),
  answer('config', () => ({ returnValidityDays: 14 })),
];
