import { answer } from 'shared-runtime/stub';
import { product } from './factories.ts';

/** Fakes the endpoints of the facts of products, as they are for any product in stock that the shop sends. */
export const factHandlers = [
  answer('get-stock-messages', ({ product_ids: ids }) => ({
    messages: ids.map((productId) => ({ productId, state: 'in_stock', left: null, message: 'In stock' })),
  })),
  answer('get-stock-delivery', ({ product_ids: ids }) => ({
    deliveries: ids.map((productId) => ({
      productId,
      dispatchDate: '2026-11-23',
      deliveryFrom: '2026-11-24',
      deliveryTo: '2026-11-25',
      message: 'Free delivery, with you Tue 24 – Wed 25 Nov',
      untilFree: null,
    })),
  })),
  answer('get-supplier-dropship', ({ product_ids: ids }) => ({
    products: ids.map((productId) => ({ productId, isDropship: false, dispatchDays: 1 })),
  })),
  answer('product-dynamic-data', ({ store_ids: stores, product_ids: ids }) => ({
    products: ids.map((productId) => ({ ...product().dynamic, productId, storeId: stores[0] ?? 1 })),
  })),
  answer('omnibus-prices', ({ product_ids: ids }) => ({
    prices: ids.map((productId) => ({ productId, lowestPrice: { amount: 49_900, currency: 'GBP' } })),
  })),
  answer('products-related', () => ({ items: [] })),
  answer('product-variants', () => ({ variants: [] })),
];
