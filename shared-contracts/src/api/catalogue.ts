import * as z from 'zod/mini';
import { gatedMoneySchema } from '../money/index.ts';
import { defineEndpoint } from './endpoint/endpoint.ts';
import { digits, imageSchema, storeIdField } from './endpoint/fields.ts';

/**
 * Product price, specification §3. Every field is null for a visitor who may not see prices.
 * `old` is shown only if `retailPrice` exceeds `specialPrice`; a save badge only if `discount` > 0.
 */
export const productPriceSchema = z.object({
  current: gatedMoneySchema,
  old: gatedMoneySchema,
  retailPrice: gatedMoneySchema,
  specialPrice: gatedMoneySchema,
  /** Whole percent. */
  discount: z.nullable(z.int()),
});

export type ProductPrice = z.infer<typeof productPriceSchema>;

export const productTypeSchema = z.enum(['simple', 'configurable', 'bundle']);

export const productCardSchema = z.object({
  productId: z.int(),
  sku: z.string(),
  name: z.string(),
  brand_name: z.string(),
  /** Path within the shop. */
  url: z.string(),
  image: imageSchema,
  price: productPriceSchema,
  productType: productTypeSchema,
  inStock: z.boolean(),
  /** One of `priceStrategies`. */
  priceStrategy: z.int(),
});

export type ProductCard = z.infer<typeof productCardSchema>;

export const saleSchema = z.object({
  saleId: z.int(),
  title: z.string(),
  /** One sentence about its products, at most 120 characters of plain text; empty if there is none. */
  summary: z._default(z.string(), ''),
  /** Empty for a sale of several brands. */
  brandName: z.string(),
  /** Path within the shop. */
  url: z.string(),
  image: imageSchema,
  /** ISO 8601, UTC. The end is exclusive. */
  startDate: z.string(),
  endDate: z.string(),
  /** Highest saving in the sale, whole percent; null for a visitor who may not see prices. */
  maxDiscount: z.nullable(z.int()),
});

export type Sale = z.infer<typeof saleSchema>;

/** Ids of genders in accounts: 1 man, 2 woman, 3 not specified. */
const genderField = digits.check(z.minimum(1), z.maximum(3));

const homeRequest = z.strictObject({
  storeId: storeIdField,
  /** The visitor's customer group. For any other group the answer is that of visitors without a group. */
  groupId: digits,
  /** Products and sales that suit it come first: products for the other gender are left out. */
  genderId: z.optional(genderField),
});

export const departmentSchema = z.object({
  id: z.int(),
  name: z.string(),
  url: z.string(),
  image: imageSchema,
});

export type Department = z.infer<typeof departmentSchema>;

export const brandMarkSchema = z.object({
  id: z.int(),
  name: z.string(),
  url: z.string(),
  /** Path of the logo, a drawing of 400 x 160. */
  logo: z.string(),
});

export type BrandMark = z.infer<typeof brandMarkSchema>;

const saleIds = z.array(z.int());

/** What both home pages have. */
const homeFields = {
  /**
   * The running sales, at most `homeLimits.sales`: those of brands that the member follows first, then those that suit the
   * gender, each in display order.
   */
  sales: z.array(saleSchema),
  /** Ids of the sales that end within `homeLimits.endingSoonHours` by the server's clock, the next one first. */
  endingSoon: saleIds,
  /** Ids of the sales that began within `homeLimits.justStartedHours`, the latest first. */
  justStarted: saleIds,
  /** Ids of the sales of brands that the member follows; empty without permission to personalise the site. */
  followed: saleIds,
  /** The next sales that have not begun. Without their discount. */
  upcoming: z.array(saleSchema),
  /** The brands of the running sales, and then the most popular ones. */
  brands: z.array(brandMarkSchema),
  /** The top-level categories that contain products. */
  departments: z.array(departmentSchema),
  bestsellers: z.array(productCardSchema),
  /** Points that the member can spend; null for a guest and without any. */
  points: z.nullable(z.int()),
};

export const hpData = defineEndpoint({
  name: 'hp-data',
  method: 'GET',
  path: '/api/hp-data',
  summary: 'The home page of an open shop: running and upcoming sales, brands, departments and bestsellers',
  access: 'shop',
  request: homeRequest,
  response: z.object(homeFields),
  errors: ['authentication_required'],
});

export const pssHpData = defineEndpoint({
  name: 'pss-hp-data',
  method: 'GET',
  path: '/api/pss-hp-data',
  summary: 'The home page of a shop for members: the same, and the newest products',
  access: 'shop',
  request: homeRequest,
  response: z.object({ ...homeFields, newest: z.array(productCardSchema) }),
  errors: ['authentication_required'],
});

/** Numbers of sales: by default, and the maximum. */
const flashSaleCounts = { default: 4, max: 12 } as const;

export const flashSales = defineEndpoint({
  name: 'flash-sales',
  method: 'GET',
  path: '/api/flash-sales',
  summary:
    'Running sales in display order, or one of them; empty for a sale that does not run for the visitor',
  access: 'shop',
  request: z.strictObject({
    store_id: storeIdField,
    sale_id: z.optional(digits),
    limit: z._default(digits.check(z.minimum(1), z.maximum(flashSaleCounts.max)), flashSaleCounts.default),
  }),
  response: z.object({ sales: z.array(saleSchema) }),
  errors: ['authentication_required'],
});
