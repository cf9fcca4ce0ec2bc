import * as z from 'zod/mini';
import { listingOrders } from '../api/listing-orders.ts';

export const catalogueExposes = {
  pages: ['catalogue/home', 'catalogue/listing', 'catalogue/product'],
  fragments: {
    /** A grid of products with sorting and paging in the URL. Its props select the products. */
    'catalogue/listing': {
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
    /** A size guide beside the product. */
    'catalogue/size-guide': {
      major: 1,
      props: z.object({
        /** Code of the guide, as in the product. */
        code: z.string(),
      }),
    },
  },
} as const;
