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

const homeRequest = z.strictObject({
  storeId: storeIdField,
  /** Part of the cache key only: the server reads the visitor's group from the session. */
  groupId: digits,
  /** Accepted as specified, and ignored. */
  genderId: z.optional(digits),
});

export const departmentSchema = z.object({
  id: z.int(),
  name: z.string(),
  url: z.string(),
  image: imageSchema,
});

export type Department = z.infer<typeof departmentSchema>;

export const hpData = defineEndpoint({
  name: 'hp-data',
  method: 'GET',
  path: '/api/hp-data',
  summary: 'The home page: running sales, departments and bestsellers',
  access: 'shop',
  request: homeRequest,
  response: z.object({
    sales: z.array(saleSchema),
    /** The top-level categories that contain products. */
    departments: z.array(departmentSchema),
    bestsellers: z.array(productCardSchema),
  }),
  errors: ['authentication_required'],
});

export const pssHpData = defineEndpoint({
  name: 'pss-hp-data',
  method: 'GET',
  path: '/api/pss-hp-data',
  summary:
    "The home page of a private shop: the visitor's running and upcoming sales, and the newest products",
  access: 'shop',
  request: homeRequest,
  response: z.object({
    sales: z.array(saleSchema),
    upcoming: z.array(saleSchema),
    newest: z.array(productCardSchema),
  }),
  errors: ['authentication_required'],
});
