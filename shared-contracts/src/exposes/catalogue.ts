import * as z from 'zod/mini';
import { listingOrders } from '../api/listing-orders.ts';

/** What a list is of. */
const listingSubject = {
  s: z.optional(z.string()),
  category_id: z.optional(z.int()),
  brand_id: z.optional(z.int()),
  sale_context: z.optional(z.int()),
};

export const catalogueExposes = {
  pages: ['catalogue/home', 'catalogue/listing', 'catalogue/product'],
  fragments: {
    /** A grid of products with filters, sorting and paging in the URL. Its props select the products. */
    'catalogue/listing': {
      major: 1,
      props: z.object({
        ...listingSubject,
        p: z.int(),
        order: z.enum(listingOrders),
        dir: z.enum(['asc', 'desc']),
        /** The `listingParameters` of the URL by name, as they are there: the listing validates them. */
        parameters: z.optional(z.record(z.string(), z.string())),
      }),
    },
  },
  overlays: {
    /** The filters of the current page's list, on phones and tablets. It reads the chosen ones from the URL. */
    'catalogue/filters': {
      major: 1,
      props: z.object(listingSubject),
    },
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
