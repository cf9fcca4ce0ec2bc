import * as z from 'zod/mini';
import { gatedMoneySchema } from '../money/index.ts';
import { defineEvent } from './envelope.ts';

/** Owner: mf-basket (and the shared add-to-basket mutation, on its behalf). */
export const basketEvents = {
  /** The current basket. */
  'basket:changed': defineEvent({
    major: 1,
    replay: 'state',
    payload: z.object({ version: z.int(), basketCount: z.int(), total: gatedMoneySchema }),
  }),
  /** Last added item, specification §3. */
  'basket:line-added': defineEvent({
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
  }),
};
