import * as z from 'zod/mini';
import { gatedMoneySchema } from '../money.ts';
import { productCardSchema, saleSchema } from './catalogue.ts';
import { defineEndpoint } from './endpoint.ts';
import { listingOrders } from './listing-orders.ts';
import { categoryPageSize } from './listing-page-size.ts';
import {
  breadcrumbSchema,
  digits,
  digitsList,
  flag,
  paginationSchema,
  searchText,
  storeIdField,
  wordsList,
} from './fields.ts';

/**
 * What a listing can be narrowed by. `brand`, `size`: ids; `colour`, `gender` and the attributes of a category
 * (such as `level`): words; `price`, `discount`: for visitors who see prices only.
 */
export const facetSchema = z.object({
  /** The request field; for an attribute `attributes`, with {@link attribute} naming which. */
  field: z.enum(['brand', 'size', 'colour', 'gender', 'price', 'discount', 'attributes']),
  attribute: z.nullable(z.string()),
  label: z.string(),
  values: z.array(
    z.object({
      /** As it stands in the request. */
      value: z.string(),
      label: z.string(),
      /** Products that would be listed with this value, all other fields as they are. */
      count: z.int(),
      isSelected: z.boolean(),
      /** CSS colour of a swatch. */
      hex: z.nullable(z.string()),
    }),
  ),
});

export type Facet = z.infer<typeof facetSchema>;

/** Cheapest and dearest product of the listing, the price field left aside. */
export const priceBoundsSchema = z.object({ min: gatedMoneySchema, max: gatedMoneySchema });

export const catProductsEs = defineEndpoint('cat-products-es', {
  summary: 'A page of products: of a category, a brand, a sale or a search term, with facets',
  access: 'shop',
  request: z.strictObject({
    store_id: storeIdField,
    category_id: z.optional(digits),
    brand_id: z.optional(digits),
    sale_context: z.optional(digits),
    s: z.optional(searchText(120).check(z.trim(), z.minLength(1))),
    limit: z._default(digits.check(z.minimum(1), z.maximum(categoryPageSize)), categoryPageSize),
    p: z._default(digits.check(z.minimum(1), z.maximum(10_000)), 1),
    order: z._default(z.enum(listingOrders), 'relevance'),
    dir: z._default(z.enum(['asc', 'desc']), 'desc'),
    /** Brand ids; any of them. */
    brand: z.optional(digitsList),
    /** Ids of option values; any of them, in stock. */
    size: z.optional(digitsList),
    /** Colour families, such as `blue`. */
    colour: z.optional(wordsList),
    /** `women`, `men`, `junior`, `unisex`. */
    gender: z.optional(wordsList),
    /** Minor units, `from-to`; either side may be missing. Ignored for a visitor who sees no prices. */
    price: z.optional(z.string().check(z.regex(/^(\d{1,8}-\d{0,8}|-\d{1,8})$/))),
    /** Whole percent saved at least. Ignored for a visitor who sees no prices. */
    discount: z.optional(digits.check(z.minimum(0), z.maximum(100))),
    /** Attributes of the category, such as `level:advanced,expert;core:poplar`. */
    attributes: z.optional(
      z
        .string()
        .check(
          z.maxLength(500),
          z.regex(/^[A-Za-z-]{1,40}:[^:;]{1,200}(;[A-Za-z-]{1,40}:[^:;]{1,200}){0,9}$/),
        ),
    ),
    in_stock: z.optional(flag),
  }),
  response: z.object({
    /** What is listed; null for a search. */
    heading: z.nullable(
      z.object({
        id: z.int(),
        name: z.string(),
        description: z.string(),
        /** The categories above a category, from the topmost on; empty for anything else. */
        breadcrumbs: z._default(z.array(breadcrumbSchema), []),
        /** Path of a brand's logo, a drawing of 400 x 160; null for anything else. */
        logo: z.nullable(z.string()),
      }),
    ),
    sale: z.nullable(saleSchema),
    items: z.array(productCardSchema),
    total: z.int(),
    pagination: paginationSchema,
    /** In the order in which a shopper looks for them; one without values is left out. */
    facets: z.array(facetSchema),
    /** Null for a visitor who sees no prices. */
    priceBounds: z.nullable(priceBoundsSchema),
  }),
  errors: ['not_found', 'authentication_required'],
});
