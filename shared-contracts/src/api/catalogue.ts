import * as z from 'zod/mini';
import { gatedMoneySchema } from '../money.ts';
import { defineEndpoint } from './endpoint.ts';
import { digits, imageSchema, paginationSchema, storeIdField } from './fields.ts';

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
  url: z.string(),
  image: imageSchema,
  price: productPriceSchema,
  productType: productTypeSchema,
  inStock: z.boolean(),
});

export type ProductCard = z.infer<typeof productCardSchema>;

export const saleSchema = z.object({
  saleId: z.int(),
  title: z.string(),
  brandName: z.string(),
  url: z.string(),
  image: imageSchema,
  /** ISO 8601, UTC. */
  startDate: z.string(),
  endDate: z.string(),
  /** Highest saving in the sale, whole percent; null for a visitor who may not see prices. */
  maxDiscount: z.nullable(z.int()),
});

export type Sale = z.infer<typeof saleSchema>;

export const hpData = defineEndpoint('hp-data', {
  summary: 'The home page: running sales and bestsellers',
  access: 'shop',
  request: z.strictObject({ storeId: storeIdField, groupId: digits, genderId: z.optional(digits) }),
  response: z.object({ sales: z.array(saleSchema), bestsellers: z.array(productCardSchema) }),
  errors: ['authentication_required'],
});

export const listingOrders = ['relevance', 'price', 'discount', 'newest'] as const;
export type ListingOrder = (typeof listingOrders)[number];

export const categoryPageSize = 42;

export const catProductsEs = defineEndpoint('cat-products-es', {
  summary: 'A page of products: of a category, a brand, a sale or a search term',
  access: 'shop',
  request: z.strictObject({
    store_id: storeIdField,
    category_id: z.optional(digits),
    brand_id: z.optional(digits),
    sale_context: z.optional(digits),
    s: z.optional(z.string().check(z.trim(), z.minLength(1), z.maxLength(120))),
    limit: z._default(digits.check(z.minimum(1), z.maximum(categoryPageSize)), categoryPageSize),
    p: z._default(digits.check(z.minimum(1), z.maximum(10_000)), 1),
    order: z._default(z.enum(listingOrders), 'relevance'),
    dir: z._default(z.enum(['asc', 'desc']), 'desc'),
  }),
  response: z.object({
    /** What is listed; null for a search. */
    heading: z.nullable(z.object({ id: z.int(), name: z.string(), description: z.string() })),
    sale: z.nullable(saleSchema),
    items: z.array(productCardSchema),
    total: z.int(),
    pagination: paginationSchema,
  }),
  errors: ['not_found', 'authentication_required'],
});

export const productOptionSchema = z.object({
  super_attribute_id: z.int(),
  code: z.string(),
  label: z.string(),
  values: z.array(
    z.object({
      id: z.int(),
      label: z.string(),
      price: gatedMoneySchema,
      /** `price` as a decimal number of the currency's major unit, for tracking. */
      price_value: z.nullable(z.number()),
      inStock: z.boolean(),
      /** Few are left: how many. Null where there are plenty. */
      lastItems: z.nullable(z.int()),
    }),
  ),
});

export type ProductOption = z.infer<typeof productOptionSchema>;

export const singleProduct = defineEndpoint('single-product', {
  summary: 'One product with options, pictures and price',
  access: 'shop',
  request: z.strictObject({
    productId: digits,
    store_id: storeIdField,
    parentBundleId: z.optional(digits),
  }),
  response: z.object({
    productId: z.int(),
    sku: z.string(),
    name: z.string(),
    brand: z.object({ id: z.int(), name: z.string(), url: z.string() }),
    category: z.object({ id: z.int(), name: z.string(), url: z.string() }),
    productType: productTypeSchema,
    url: z.string(),
    description: z.array(z.string()),
    attributes: z.array(z.object({ label: z.string(), value: z.string() })),
    images: z.array(imageSchema),
    price: productPriceSchema,
    options: z.array(productOptionSchema),
    inStock: z.boolean(),
    dynamic: z.object({
      socialProofMessage: z.nullable(z.string()),
      countdownClockWorthy: z.boolean(),
      type: z.string(),
      /** When the sale of this product ends; ISO 8601, UTC. */
      endDate: z.nullable(z.string()),
    }),
  }),
  errors: ['not_found', 'authentication_required'],
});

export type Product = z.infer<typeof singleProduct.response>;
