import * as z from 'shared-contracts/schema';
import { gatedMoneySchema } from '../money/index.ts';
import { defineEvent } from './define-event.ts';

/** The current basket. Owner: mf-basket. Others publish it after an addition, with `useAddToBasket`. */
export const basketChanged = defineEvent({
  type: 'basket:changed',
  major: 1,
  replay: 'state',
  payload: z.object({ version: z.int(), basketCount: z.int(), total: gatedMoneySchema }),
});

/** An item was added to the basket (specification §3). Owner: mf-basket. Others publish it with `useAddToBasket`. */
export const basketLineAdded = defineEvent({
  type: 'basket:line-added',
  major: 1,
  replay: 'fact',
  payload: z.object({
    productId: z.int(),
    name: z.string(),
    qty: z.int(),
    count: z.int(),
    price: gatedMoneySchema,
    specialPrice: gatedMoneySchema,
  }),
});
