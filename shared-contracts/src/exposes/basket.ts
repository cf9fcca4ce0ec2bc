import * as z from 'zod/mini';
import { basketItemSchema } from '../api/basket.ts';
import { gatedMoneySchema } from '../money/index.ts';

export const basketExposes = {
  pages: ['basket/basket', 'basket/checkout', 'basket/order-success'],
  fragments: {
    /** The basket icon with its count, and the dropdown. */
    'basket/mini-basket': {
      major: 1,
      props: z.object({}),
    },
  },
  overlays: {
    /** Confirms an addition and links to the basket. */
    'basket/added': {
      major: 1,
      props: z.object({
        cartItemId: z.int(),
        /** What the answer to the addition says of the line and the basket. @default both are loaded */
        addition: z.optional(
          z.object({ item: basketItemSchema, basketCount: z.int(), subtotal: gatedMoneySchema }),
        ),
      }),
    },
  },
} as const;
