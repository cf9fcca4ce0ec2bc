import * as z from 'zod/mini';
import { defineEndpoint } from './endpoint/endpoint.ts';
import { storeIdField } from './endpoint/fields.ts';

const brandLink = {
  id: z.int(),
  name: z.string(),
  /** Path within the shop. */
  url: z.string(),
};

/** Without pictures and texts: a shop may have thousands of brands. */
const listedBrandSchema = z.object({
  ...brandLink,
  /** Number of products that the store lists. */
  count: z.int(),
});

export const brands = defineEndpoint({
  name: 'brands',
  method: 'GET',
  path: '/api/brands',
  summary:
    'The brands that have products in stock in a store, by initial letter, and the largest of them with their logos',
  access: 'shop',
  request: z.strictObject({ store_id: storeIdField }),
  response: z.object({
    /**
     * Every letter of the language of the store in its order, also those without a brand, then `0-9` for all other names.
     * Grouped and sorted by the server, because browsers differ in their rules of languages.
     */
    groups: z.array(z.object({ letter: z.string(), brands: z.array(listedBrandSchema) })),
    /** The brands with the most products, first the largest. */
    largest: z.array(z.object({ ...brandLink, logo: z.string() })),
  }),
  errors: ['authentication_required'],
});
