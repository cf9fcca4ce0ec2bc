import * as z from 'zod/mini';
import { defineEndpoint } from './endpoint.ts';
import { storeIdField } from './fields.ts';

/** One group of predictive search, specification §3. */
export const predictiveGroupSchema = z.object({
  order: z.int(),
  title: z.string(),
  url: z.nullable(z.string()),
  results: z.array(z.object({ text: z.string(), order: z.int(), payload: z.object({ url: z.string() }) })),
});

export type PredictiveGroup = z.infer<typeof predictiveGroupSchema>;

/** Results per group on a desktop and on a phone; waiting time after the last key, milliseconds. */
export const predictiveLimits = { desktop: 4, mobile: 3, debounceMs: 150 } as const;

export const predictiveSearch = defineEndpoint('predictive-search-v2', {
  summary: 'Brands and product types for what has been typed so far; an empty term has empty groups',
  access: 'shop',
  request: z.strictObject({ storeId: storeIdField, q: z.string().check(z.maxLength(120)) }),
  response: z.object({ brands: predictiveGroupSchema, productTypes: predictiveGroupSchema }),
  errors: ['authentication_required'],
});
