import * as z from 'zod/mini';
import { defineEndpoint } from './endpoint/endpoint.ts';
import { storeIdField } from './endpoint/fields.ts';

export const sitemapSections = ['statics', 'categories', 'brands', 'sales', 'content', 'products'] as const;

export type SitemapSection = (typeof sitemapSections)[number];

/** Maximum number of URLs in a part. With its alternates in every language a part is below 2 MB. */
export const sitemapPartSize = 1000;

const sectionField = z.enum(sitemapSections);
/** ISO 8601, UTC; null if unknown. */
const lastmod = z.nullable(z.string());

export const sitemap = defineEndpoint({
  name: 'sitemap',
  method: 'GET',
  path: '/api/sitemap',
  summary: 'The parts that the addresses of a store fall into, for search engines',
  access: 'shop',
  request: z.strictObject({ store_id: storeIdField }),
  response: z.object({ parts: z.array(z.object({ section: sectionField, number: z.int(), lastmod })) }),
  errors: ['authentication_required'],
});

export const sitemapPart = defineEndpoint({
  name: 'sitemap-part',
  method: 'GET',
  path: '/api/sitemap-part',
  summary: 'The addresses of one part: pages that a guest may open and a search engine may keep',
  access: 'shop',
  request: z.strictObject({
    store_id: storeIdField,
    section: sectionField,
    number: z.pipe(
      z.union([z.int().check(z.minimum(1), z.maximum(99_999)), z.string().check(z.regex(/^[1-9]\d{0,4}$/))]),
      z.transform((value) => Number(value)),
    ),
  }),
  response: z.object({
    entries: z.array(
      z.object({
        path: z.string(),
        lastmod,
        /** Ids of the website's stores that have the page; null for all of them. */
        stores: z.nullable(z.array(z.int())),
      }),
    ),
  }),
  errors: ['authentication_required', 'not_found'],
});
