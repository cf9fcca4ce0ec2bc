import * as z from 'zod/mini';
import { listingOrders } from '../api/listing-orders.ts';

export const catalogueExposes = {
  pages: {
    'catalogue/home': { remote: 'mf-catalogue', expose: './pages/home' },
    'catalogue/listing': { remote: 'mf-catalogue', expose: './pages/listing' },
    'catalogue/product': { remote: 'mf-catalogue', expose: './pages/product' },
  },
  fragments: {
    /** A grid of products with sorting and paging in the URL; what it lists is fixed by its props. */
    'catalogue/listing': {
      remote: 'mf-catalogue',
      expose: './fragments/listing',
      major: 1,
      props: z.object({
        s: z.optional(z.string()),
        category_id: z.optional(z.int()),
        brand_id: z.optional(z.int()),
        sale_context: z.optional(z.int()),
        p: z.int(),
        order: z.enum(listingOrders),
        dir: z.enum(['asc', 'desc']),
      }),
    },
  },
  overlays: {
    /** Which size is whose, beside the product whose sizes they are. */
    'catalogue/size-guide': {
      remote: 'mf-catalogue',
      expose: './overlays/size-guide',
      major: 1,
      props: z.object({
        /** Code of the guide, as the product names it. */
        code: z.string(),
      }),
    },
  },
} as const;
