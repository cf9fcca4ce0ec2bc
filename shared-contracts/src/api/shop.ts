import * as z from 'zod/mini';
import {
  consentWordingSchema,
  serviceSourceSchema,
  thirdPartyServiceKeys,
  thirdPartyServiceSchema,
} from '../consent/third-party-services.ts';
import { experimentSchema } from '../experiments/experiment.ts';
import { pageTypePattern } from '../routes/page-type.ts';
import { defineEndpoint } from './endpoint/endpoint.ts';
import { imageSchema, linkSchema, storeIdField } from './endpoint/fields.ts';

export const pageMetaSchema = z.object({
  title: z.string(),
  /**
   * Title of a URL with a query: `#` is replaced by the page of a list (from the second on) or by the term of a
   * search. Absent if the query does not change the title, and in answers of older releases.
   */
  titleTemplate: z.optional(z.string()),
  description: z.string(),
  canonical: z.nullable(z.string()),
  robots: z.string(),
  /** The same page in other stores: BCP 47 tag and URL with host, without scheme and port. */
  alternates: z.array(z.object({ hreflang: z.string(), href: z.string() })),
  og: z.object({
    title: z.string(),
    description: z.string(),
    type: z.enum(['website', 'product', 'article']),
    /** Path of a picture; null if the page has none of its own. */
    image: z.nullable(z.string()),
    /** Such as `en_GB`. */
    locale: z.string(),
    site_name: z.string(),
  }),
});

export type PageMeta = z.infer<typeof pageMetaSchema>;

export const pageRouteSchema = z.object({
  /** Null for an unknown path: the fallback applies. */
  type: z.nullable(z.string().check(z.regex(pageTypePattern))),
  entity_id: z.nullable(z.union([z.int(), z.string()])),
  redirect: z.nullable(z.object({ url: z.string(), status: z.union([z.literal(301), z.literal(302)]) })),
  store_id: z.int(),
  meta: z.nullable(pageMetaSchema),
});

export type PageRoute = z.infer<typeof pageRouteSchema>;

export const pageRoute = defineEndpoint({
  name: 'page-route',
  method: 'GET',
  path: '/api/page-route',
  summary: 'Resolves a path into page type, entity, redirect and metadata',
  access: 'frame',
  request: z.strictObject({
    /** Path without host. A query string may follow; the look-up ignores it. */
    path: z.string().check(z.minLength(1), z.maxLength(2048), z.startsWith('/')),
    store_id: storeIdField,
  }),
  response: pageRouteSchema,
  errors: [],
});

const integration = <Config extends z.core.$ZodLooseShape>(config: Config) =>
  z.object({ isEnabled: z.boolean(), ...config });

const consentListsSchema = z.object({
  default: z.array(z.string()),
  functional: z.array(z.string()),
  advertising: z.array(z.string()),
});

/** Store configuration, specification §3. It contains no secret: every browser may read every key. */
export const fullStoreConfigSchema = z.object({
  shopName: z.string(),
  currencyCode: z.string(),
  /** `#` is replaced by the number, such as `£#`. */
  currencyTemplate: z.string(),
  captchaSiteKey: z.nullable(z.string()),
  reviewScore: z.number(),
  reviewCount: z.int(),
  tsReviewsUrl: z.nullable(z.string()),
  isTrustedShopsBadgeEnabled: z.boolean(),
  cookiePreferencesModalShopName: z.string(),
  cookieConsentEnabled: z.boolean(),
  /** Version of the services and the wording of all stores of the website: after a change visitors are asked again. */
  cookieConsentVersion: z.string(),
  cookieConsentWording: consentWordingSchema,
  /** Patterns (`host[/path]`) of scripts and iframes that require consent, by group. */
  cookieConsentScripts: consentListsSchema,
  cookieConsentIframes: consentListsSchema,
  /** Where the services of others are loaded from; a service without an entry is off. */
  serviceSources: z.partialRecord(z.enum(thirdPartyServiceKeys), serviceSourceSchema),
  /** The services that are on, which follow from the sources, the integrations below and the lists above. */
  thirdPartyServices: z.array(thirdPartyServiceSchema),
  /** Days. */
  returnValidityDays: z.int(),
  /** Days after the end of the returns window until the answers for the workshop are erased from orders. */
  fittingAnswersTtlDays: z.int(),
  /** Points that an order earns, as a percentage of what was paid for its goods. */
  earnedPointsPercent: z.int().check(z.minimum(0), z.maximum(100)),
  /** Points for a referral. */
  referralPoints: z.int(),
  /** Whether the shop shows the referral invitation: only if the page that it links to is open. */
  referralInvitationEnabled: z.boolean(),
  /** The feature is on if all five are set (specification §5). */
  resubscribe: z.object({
    productViews: z.nullable(z.int()),
    categoryViews: z.nullable(z.int()),
    totalViews: z.nullable(z.int()),
    awardPoints: z.nullable(z.int()),
    intervalDays: z.nullable(z.int()),
  }),
  orderSelfEditEnabled: z.boolean(),
  orderSelfCancelEnabled: z.boolean(),
  /** Minutes after the order during which it may be changed. */
  orderSelfServiceMinutes: z.int(),
  guestCheckoutEnabled: z.boolean(),
  /** What one shopper may order, and how much stock may be held without being paid. */
  orderLimits: z.object({
    /** Lines, and pieces of all lines, of one order. */
    maxLines: z.int().check(z.minimum(1)),
    maxPieces: z.int().check(z.minimum(1)),
    /** Minutes for which a basket may hold stock in a series of payments, and minutes until it may hold some again. */
    maxHoldMinutes: z.int().check(z.minimum(1)),
    holdPauseMinutes: z.int().check(z.minimum(0)),
    /** Payments of one basket that are not decided. */
    maxOpenPayments: z.int().check(z.minimum(1)),
    /** Pieces that are held at once for one member, or for all guests of one network. */
    maxHeldPieces: z.int().check(z.minimum(1)),
  }),
  confirmedEmailRequired: z.boolean(),
  phone: z.string(),
  /** E-mail address of customer service. */
  email: z.string(),
  /** The seller, as the law requires. `registration` contains register and number. */
  company: z.object({
    name: z.string(),
    registration: z.string(),
    vatId: z.string(),
    director: z.string(),
    privacyEmail: z.string(),
  }),
  customerServiceHours: z.string(),
  socialLinks: z.array(linkSchema),
  /** Links to the shop's apps; null without apps. */
  appLinks: z.nullable(z.object({ ios: z.nullable(z.string()), android: z.nullable(z.string()) })),
  /** URL of the company's B Corp certificate; null without one. */
  bCorpUrl: z.nullable(z.string()),
  /** Codes of the payment methods whose logos the footer shows. */
  paymentMarks: z.array(z.string()),
  address: z.array(z.string()),
  /** Experiments of the shop. Every visitor sees one variation of each. */
  experiments: z.array(experimentSchema),
  /** Hosts that show the error page while they are offline (specification §4); `*` matches anything. */
  offlinePageHosts: z.array(z.string()),
  /** Codes of specification §9. */
  paymentMethods: z.array(z.string()),
  payLater: integration({ provider: z.nullable(z.string()) }),
  socialLogin: integration({ appId: z.nullable(z.string()), scope: z.string() }),
  tagManager: integration({ containerId: z.nullable(z.string()) }),
  analytics: integration({ measurementId: z.nullable(z.string()) }),
  webAnalytics: integration({ siteId: z.nullable(z.string()) }),
  chat: integration({ widgetId: z.nullable(z.string()) }),
  helpWidget: integration({ key: z.nullable(z.string()) }),
  heatmap: integration({ siteId: z.nullable(z.string()) }),
  collectPoints: integration({ carriers: z.array(z.string()), searchRadiusKm: z.int() }),
  addressLookup: integration({ provider: z.nullable(z.string()) }),
  /** Delivery tariff in minor units of the store's currency. */
  delivery: z.object({ fee: z.int(), freeFrom: z.int() }),
  /** VAT on goods by country of delivery, in basis points, with the first day of validity. */
  vatRates: z.array(z.object({ country: z.string(), basisPoints: z.int(), validFrom: z.string() })),
});

export type FullStoreConfig = z.infer<typeof fullStoreConfigSchema>;

export const configKeys = Object.keys(fullStoreConfigSchema.shape) as (keyof FullStoreConfig)[];

export const storeConfigSchema = z.partial(fullStoreConfigSchema);

export type StoreConfig = z.infer<typeof storeConfigSchema>;

export const config = defineEndpoint({
  name: 'config',
  method: 'GET',
  path: '/api/config',
  summary: 'The store configuration, by a comma-separated list of keys; unknown keys are left out',
  access: 'frame',
  request: z.strictObject({
    store_id: storeIdField,
    keys: z.string().check(z.minLength(1), z.maxLength(1000)),
  }),
  response: storeConfigSchema,
  errors: [],
});

/** Screens that need settings of an external service. */
export const integrationRoutes = ['social-login', 'payment-wallet'] as const;

export const integrationConfig = defineEndpoint({
  name: 'integration-config',
  method: 'GET',
  path: '/api/integration-config',
  summary: 'Settings of an outside service by route name; secrets stay on the server',
  access: 'frame',
  request: z.strictObject({ route: z.enum(integrationRoutes), storeId: storeIdField }),
  response: z.object({ isEnabled: z.boolean(), values: z.record(z.string(), z.string()) }),
  errors: [],
});

export const navigationTypes = [
  'header-desktop',
  'header-mobile',
  'footer-categories',
  'footer-main',
  'private-shop',
] as const;

const navigationLeafSchema = z.object({
  label: z.string(),
  url: z.string(),
  /** Heading above this link and those after it that have the same one. */
  group: z.optional(z.string()),
  /** Of a running sale: ISO 8601, UTC. */
  endsAt: z.optional(z.string()),
});

export const navigationItemSchema = z.object({
  label: z.string(),
  url: z.string(),
  /** Only what the store sells. The sales item has the running sales that every visitor of the store may see. */
  children: z.array(navigationLeafSchema),
  /** For the panel of the item, at most two: the most popular product of a list in it. */
  pictures: z.optional(z.array(z.object({ label: z.string(), url: z.string(), image: imageSchema }))),
});

export type NavigationItem = z.infer<typeof navigationItemSchema>;

export const navigation = defineEndpoint({
  name: 'navigation',
  method: 'GET',
  path: '/api/navigation',
  summary: 'A navigation tree of the store',
  access: 'frame',
  request: z.strictObject({
    type: z.enum(navigationTypes),
    storeId: storeIdField,
    /** `experiment:variation` of a visitor with another navigation; an unknown one returns the default navigation. */
    abTest: z.optional(z.string().check(z.maxLength(129))),
  }),
  response: z.object({
    items: z.array(navigationItemSchema),
    /** Only with the menus of a header: the text above it (`dynamic-header-text`), if the store has one. */
    headerText: z.optional(z.object({ text: z.string(), url: z.string() })),
  }),
  errors: [],
});
