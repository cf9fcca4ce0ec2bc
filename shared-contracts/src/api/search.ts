import * as z from 'zod/mini';
import { productCardSchema, saleSchema } from './catalogue.ts';
import { defineEndpoint } from './endpoint/endpoint.ts';
import { digits, searchText, storeIdField } from './endpoint/fields.ts';

/** One group of predictive search, specification §3. Groups and results are displayed in ascending `order`. */
export const predictiveGroupSchema = z.object({
  order: z.int(),
  /** In the language of the store. */
  title: z.string(),
  /** Path of all results; null without one. */
  url: z.nullable(z.string()),
  results: z.array(z.object({ text: z.string(), order: z.int(), payload: z.object({ url: z.string() }) })),
});

export type PredictiveGroup = z.infer<typeof predictiveGroupSchema>;

/** Results per group on desktop and phone, and the delay after the last key (specification §9). */
export const predictiveLimits = { desktop: 4, mobile: 3, debounceMs: 150 } as const;
/** Maximum numbers of recent searches and of sales below the search field, and of characters of a term. */
export const searchLimits = { recent: 100, sales: 12, term: 120 } as const;

const term = searchText(searchLimits.term).check(z.trim(), z.minLength(1));

export const predictiveSearch = defineEndpoint({
  name: 'predictive-search-v2',
  method: 'GET',
  path: '/api/predictive-search-v2',
  summary:
    'Brands, product types and products for a term that is being typed; the groups of an empty term are empty',
  access: 'shop',
  // Ten a second, and a shopper who types causes at most six: it costs more than other reads, and is easily sent.
  limit: { max: 600, windowSeconds: 60 },
  request: z.strictObject({ storeId: storeIdField, q: searchText(searchLimits.term) }),
  response: z.object({
    brands: predictiveGroupSchema,
    productTypes: predictiveGroupSchema,
    /** The first results of the term. Absent in the answers of an older API. */
    products: z.optional(z.array(productCardSchema)),
  }),
  errors: ['authentication_required'],
});

export const searchRecent = defineEndpoint({
  name: 'search-recent',
  method: 'GET',
  path: '/api/search-recent',
  summary: "A member's recent searches, latest first; empty for a guest, whose browser stores them",
  access: 'shop',
  request: z.strictObject({
    store_id: storeIdField,
    limit: z._default(digits.check(z.minimum(1), z.maximum(searchLimits.recent)), searchLimits.recent),
  }),
  response: z.object({
    searches: z.array(
      z.object({
        term: z.string(),
        /** Path of the results. */
        url: z.string(),
      }),
    ),
  }),
  errors: ['authentication_required'],
});

export const searchRecentDelete = defineEndpoint({
  name: 'search-recent-delete',
  method: 'POST',
  path: '/api/search-recent-delete',
  summary: "Deletes one of the member's recent searches in this store, or all of them if the term is null",
  access: 'member',
  // Not optional: a caller that forgets the term must not delete everything.
  request: z.strictObject({ store_id: z.int(), term: z.nullable(term) }),
  response: z.object({ isDeleted: z.boolean() }),
  errors: ['authentication_required'],
});

export const underSearchSales = defineEndpoint({
  name: 'under-search-sales',
  method: 'GET',
  path: '/api/under-search-sales',
  summary: 'The running sales below the search field',
  access: 'shop',
  request: z.strictObject({
    store_id: storeIdField,
    limit: z._default(digits.check(z.minimum(1), z.maximum(searchLimits.sales)), searchLimits.sales),
  }),
  response: z.object({ sales: z.array(saleSchema) }),
  errors: ['authentication_required'],
});

/** `results_count`: only its digits are read, because it may be a formatted text such as "1,204 results". */
const searchSaveRequest = z.strictObject({
  store_id: z.int(),
  term,
  results_count: z.pipe(
    z.union([z.int(), z.string().check(z.maxLength(40))]),
    z.transform((value) => Math.min(Number(String(value).replaceAll(/\D/g, '').slice(0, 9)), 999_999_999)),
  ),
});

export const searchSave = defineEndpoint({
  name: 'search-save',
  method: 'POST',
  path: '/api/search-save',
  summary: "Saves a search among the member's recent ones",
  access: 'member',
  request: searchSaveRequest,
  response: z.object({ isSaved: z.boolean() }),
  errors: ['authentication_required'],
});

export const searchSaveNonauth = defineEndpoint({
  name: 'search-save-nonauth',
  method: 'POST',
  path: '/api/search-save-nonauth',
  summary: 'Counts a search of a guest, without personal data',
  access: 'shop',
  limit: { max: 120, windowSeconds: 60 },
  request: searchSaveRequest,
  response: z.object({ isSaved: z.boolean() }),
  errors: ['authentication_required'],
});

export const searchUrl = defineEndpoint({
  name: 'search-url',
  method: 'GET',
  path: '/api/search-url',
  summary: 'The URL of a search: that of its results, or of a redirect with the term as `source`',
  access: 'frame',
  request: z.strictObject({ store_id: storeIdField, term }),
  response: z.object({ url: z.string(), isRedirect: z.boolean() }),
  errors: [],
});
