import * as z from 'zod/mini';
import { productCardSchema, saleSchema } from './catalogue.ts';
import { defineEndpoint } from './endpoint/endpoint.ts';
import { digits, searchText, storeIdField } from './endpoint/fields.ts';

/** One group of predictive search, specification §3. */
export const predictiveGroupSchema = z.object({
  order: z.int(),
  title: z.string(),
  url: z.nullable(z.string()),
  results: z.array(z.object({ text: z.string(), order: z.int(), payload: z.object({ url: z.string() }) })),
});

export type PredictiveGroup = z.infer<typeof predictiveGroupSchema>;

/** Results per group on desktop and phone; delay after the last key in milliseconds. */
export const predictiveLimits = { desktop: 4, mobile: 3, debounceMs: 150 } as const;
export const searchLimits = { recent: 100, sales: 12, term: 120 } as const;

const term = searchText(searchLimits.term).check(z.trim(), z.minLength(1));

export const predictiveSearch = defineEndpoint({
  name: 'predictive-search-v2',
  method: 'GET',
  path: '/api/predictive-search-v2',
  summary:
    'Brands, product types and products for what has been typed so far; an empty term has empty groups',
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
  summary: "A member's own searches, latest first; a guest's are kept by the browser",
  access: 'shop',
  request: z.strictObject({
    store_id: storeIdField,
    limit: z._default(digits.check(z.minimum(1), z.maximum(searchLimits.recent)), searchLimits.recent),
  }),
  response: z.object({ searches: z.array(z.object({ term: z.string(), url: z.string() })) }),
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
  summary: 'Flash sales shown beneath the search field',
  access: 'shop',
  request: z.strictObject({
    store_id: storeIdField,
    limit: z._default(digits.check(z.minimum(1), z.maximum(searchLimits.sales)), searchLimits.sales),
  }),
  response: z.object({ sales: z.array(saleSchema) }),
  errors: ['authentication_required'],
});

/** Only the digits of the number of results are read: it may be a formatted text such as "1,204 results". */
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
  summary: "Keeps a search among the member's recent ones",
  access: 'member',
  request: searchSaveRequest,
  response: z.object({ isSaved: z.boolean() }),
  errors: ['authentication_required'],
});

export const searchSaveNonauth = defineEndpoint({
  name: 'search-save-nonauth',
  method: 'POST',
  path: '/api/search-save-nonauth',
  summary: 'Counts what guests search for; nothing in it leads to a person',
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
  summary: 'Where a search leads: to its results, or elsewhere, with the term as `source`',
  access: 'frame',
  request: z.strictObject({ store_id: storeIdField, term }),
  response: z.object({ url: z.string(), isRedirect: z.boolean() }),
  errors: [],
});
