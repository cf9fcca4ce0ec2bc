import * as z from 'zod/mini';
import { defineEndpoint } from './endpoint.ts';
import { linkSchema, storeIdField } from './fields.ts';

/** Page types that `page-route` answers; the page table in `routes` says who renders each. */
export const pageTypes = [
  'home',
  'category',
  'brand',
  'product',
  'basket',
  'search',
  'login',
  'register',
  'account',
  'cms',
  'not-found',
] as const;

export type PageType = (typeof pageTypes)[number];

export const pageMetaSchema = z.object({
  title: z.string(),
  description: z.string(),
  canonical: z.nullable(z.string()),
  robots: z.string(),
  /** The same page in other stores: BCP 47 tag → absolute-path URL with host, no scheme or port. */
  alternates: z.array(z.object({ hreflang: z.string(), href: z.string() })),
});

export type PageMeta = z.infer<typeof pageMetaSchema>;

export const pageRouteSchema = z.object({
  /** Null for a path that no page answers: the fallback applies. */
  type: z.nullable(z.enum(pageTypes)),
  entity_id: z.nullable(z.union([z.int(), z.string()])),
  redirect: z.nullable(z.object({ url: z.string(), status: z.union([z.literal(301), z.literal(302)]) })),
  store_id: z.int(),
  meta: z.nullable(pageMetaSchema),
});

export type PageRoute = z.infer<typeof pageRouteSchema>;

export const pageRoute = defineEndpoint('page-route', {
  summary: 'Resolves a path into page type, entity, redirect and metadata',
  access: 'frame',
  request: z.strictObject({
    /** Path without host; the query string may follow and is ignored for the look-up. */
    path: z.string().check(z.minLength(1), z.maxLength(2048), z.startsWith('/')),
    store_id: storeIdField,
  }),
  response: pageRouteSchema,
  errors: [],
});

export const configKeys = [
  'shopName',
  'currencyCode',
  'currencyTemplate',
  'captchaSiteKey',
  'reviewScore',
  'reviewCount',
  'tsReviewsUrl',
  'isTrustedShopsBadgeEnabled',
  'cookiePreferencesModalShopName',
  'cookieConsentEnabled',
  'returnValidityDays',
  'referralPoints',
  'phone',
  'socialLinks',
  'address',
] as const;

export const storeConfigSchema = z.partial(
  z.object({
    shopName: z.string(),
    currencyCode: z.string(),
    /** `#` stands for the number, such as `£#`. */
    currencyTemplate: z.string(),
    captchaSiteKey: z.nullable(z.string()),
    reviewScore: z.number(),
    reviewCount: z.int(),
    tsReviewsUrl: z.nullable(z.string()),
    isTrustedShopsBadgeEnabled: z.boolean(),
    cookiePreferencesModalShopName: z.string(),
    cookieConsentEnabled: z.boolean(),
    returnValidityDays: z.int(),
    referralPoints: z.int(),
    phone: z.string(),
    socialLinks: z.array(linkSchema),
    address: z.array(z.string()),
  }),
);

export type StoreConfig = z.infer<typeof storeConfigSchema>;

export const config = defineEndpoint('config', {
  summary: 'The store configuration, by a comma-separated list of keys',
  access: 'frame',
  request: z.strictObject({
    store_id: storeIdField,
    keys: z.string().check(z.minLength(1), z.maxLength(1000)),
  }),
  response: storeConfigSchema,
  errors: [],
});

export const navigationTypes = [
  'header-desktop',
  'header-mobile',
  'footer-categories',
  'footer-main',
] as const;

const navigationLeafSchema = z.object({ label: z.string(), url: z.string() });

export const navigationItemSchema = z.object({
  label: z.string(),
  url: z.string(),
  children: z.array(navigationLeafSchema),
});

export type NavigationItem = z.infer<typeof navigationItemSchema>;

export const navigation = defineEndpoint('navigation', {
  summary: 'A navigation tree of the store',
  access: 'frame',
  request: z.strictObject({
    type: z.enum(navigationTypes),
    storeId: storeIdField,
    abTest: z.optional(z.string().check(z.maxLength(80))),
  }),
  response: z.object({ items: z.array(navigationItemSchema) }),
  errors: [],
});
