import * as z from 'zod/mini';

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
      props: z.object({ cartItemId: z.int() }),
    },
  },
} as const;
