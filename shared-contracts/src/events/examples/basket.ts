import { basketChanged, basketLineAdded } from '../basket.ts';
import { exampleOf } from './example-of.ts';

const total = { amount: 12_900, currency: 'GBP' };

export const basketExamples = [
  exampleOf(basketChanged, { version: 3, basketCount: 2, total }),
  exampleOf(basketLineAdded, {
    productId: 101,
    name: 'Ridge 92',
    qty: 1,
    count: 2,
    price: total,
    specialPrice: total,
  }),
];
