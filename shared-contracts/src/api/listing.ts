import * as z from 'zod/mini';
import { gatedMoneySchema } from '../money/index.ts';
import { productCardSchema, saleSchema } from './catalogue.ts';
import { defineEndpoint } from './endpoint/endpoint.ts';
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
} from './endpoint/fields.ts';

/**
 * A filter of a listing with its values. Values of `brand` and `size` are ids, those of `colour`, `gender` and attributes
 * are words, those of `price` are ranges in minor units and those of `discount` whole percent. `price` and `discount` are
 * left out for visitors who see no prices.
 */
export const facetSchema = z.object({
  /** The request field; `attributes` for an attribute, whose name is in {@link attribute}. */
  field: z.enum(['brand', 'size', 'colour', 'gender', 'price', 'discount', 'attributes']),
  /** Code of the attribute, such as `level`; null unless the field is `attributes`. */
  attribute: z.nullable(z.string()),
  /** In the language of the store, as are the labels of the values. */
  label: z.string(),
  values: z.array(
    z.object({
      /** As written in the request. */
      value: z.string(),
      label: z.string(),
      /** Number of results with this value alone in its field, all other fields unchanged. */
      count: z.int(),
      isSelected: z.boolean(),
      /** CSS colour of a swatch, `#` and six hexadecimal digits; null unless the field is `colour`. */
      hex: z.nullable(z.string()),
    }),
  ),
});

export type Facet = z.infer<typeof facetSchema>;

/** Lowest and highest price of the listing without the filter by price, minor units. */
const priceBoundsSchema = z.object({ min: gatedMoneySchema, max: gatedMoneySchema });

/**
 * Subjects and filters of the request are joined with AND, values of one field with OR. Errors: `not_found` for an unknown
 * category or brand, and for a sale that does not run for the visitor. Sold-out products come last in every order.
 */
export const catProductsEs = defineEndpoint({
  name: 'cat-products-es',
  method: 'GET',
  path: '/api/cat-products-es',
  summary: 'A page of products: of a category, a brand, a sale or a search term, with facets',
  access: 'shop',
  request: z.strictObject({
    store_id: storeIdField,
    category_id: z.optional(digits),
    brand_id: z.optional(digits),
    /** Id of a running sale. */
    sale_context: z.optional(digits),
    /** Search term, up to 120 characters. */
    s: z.optional(searchText(120).check(z.trim(), z.minLength(1))),
    /** True: words of the term are not corrected. */
    exact: z.optional(flag),
    /** Products on a page. */
    limit: z._default(digits.check(z.minimum(1), z.maximum(categoryPageSize)), categoryPageSize),
    /** Page; one beyond the last is answered with the last. */
    p: z._default(digits.check(z.minimum(1), z.maximum(10_000)), 1),
    /** `price` and `discount` count as `relevance` for a visitor who sees no prices. */
    order: z._default(z.enum(listingOrders), 'relevance'),
    dir: z._default(z.enum(['asc', 'desc']), 'desc'),
    /** Brand ids; a product matches any of them. */
    brand: z.optional(digitsList),
    /** Ids of option values; a product matches any of them that is in stock. */
    size: z.optional(digitsList),
    /** Colour families, such as `blue`. */
    colour: z.optional(wordsList),
    /** `women`, `men`, `junior`, `unisex`. */
    gender: z.optional(wordsList),
    /** Minor units, `from-to`; either side may be missing. Ignored for a visitor who sees no prices. */
    price: z.optional(z.string().check(z.regex(/^(\d{1,8}-\d{0,8}|-\d{1,8})$/))),
    /** Minimum saving in whole percent. Ignored for a visitor who sees no prices. */
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
    /** Only products that are in stock. */
    in_stock: z.optional(flag),
    /** Only products of which the last pieces are in stock. */
    last_items: z.optional(flag),
  }),
  response: z.object({
    /** The subject of the listing; null for a search. */
    heading: z.nullable(
      z.object({
        id: z.int(),
        name: z.string(),
        /** Title of this page of a list that is not named as its category, such as "New in – page 2". */
        title: z.optional(z.string()),
        description: z.string(),
        /** The categories above a category, from the root; empty for anything else. */
        breadcrumbs: z._default(z.array(breadcrumbSchema), []),
        /** Path of a brand's logo, a drawing of 400 x 160; null for anything else. */
        logo: z.nullable(z.string()),
      }),
    ),
    /** The sale of `sale_context`. */
    sale: z.nullable(saleSchema),
    /** The term that was searched instead of `s`, whose words are misspelt. With `exact` it is always null. */
    correctedTerm: z._default(z.nullable(z.string()), null),
    items: z.array(productCardSchema),
    /** Number of products on all pages. */
    total: z.int(),
    pagination: paginationSchema,
    /** In the order of display; facets without values are left out. */
    facets: z.array(facetSchema),
    /** Null for a visitor who sees no prices. */
    priceBounds: z.nullable(priceBoundsSchema),
  }),
  errors: ['not_found', 'authentication_required'],
});
