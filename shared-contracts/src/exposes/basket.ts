import * as z from 'zod/mini';

export const basketExposes = {
  pages: { 'basket/basket': { remote: 'mf-basket', expose: './pages/basket' } },
  fragments: {
    /** The basket icon with its count, and the dropdown. */
    'basket/mini-basket': {
      remote: 'mf-basket',
      expose: './fragments/mini-basket',
      major: 1,
      props: z.object({}),
    },
  },
  overlays: {
    /** Confirms an addition and links to the basket. */
    'basket/added': {
      remote: 'mf-basket',
      expose: './overlays/added',
      major: 1,
      props: z.object({ cartItemId: z.int() }),
    },
  },
} as const;
