import * as z from 'zod/mini';
import { gatedMoneySchema } from '../money/index.ts';
import { productPriceSchema, productTypeSchema } from './catalogue.ts';
import { defineEndpoint } from './endpoint/endpoint.ts';
import { breadcrumbSchema, digits, imageSchema, storeIdField } from './endpoint/fields.ts';

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
      /** Remaining pieces if there are few, else null. */
      lastItems: z.nullable(z.int()),
      /** Length of the soles of ski boots in this size, in millimetres; left out if it is unknown. */
      soleLengthMm: z.optional(z.int()),
      /** CSS colour of a colour value. */
      swatch: z.optional(z.string()),
      /** Pictures of the product in a colour, instead of {@link Product.images}. */
      images: z.optional(z.array(imageSchema)),
    }),
  ),
});

export type ProductOption = z.infer<typeof productOptionSchema>;

export const bundleKinds = ['ski-bundle', 'snowboard-bundle', 'ski-pack', 'snowboard-pack'] as const;

/** A part of a bundle: one product whose options the shopper selects. */
export const bundlePartSchema = z.object({
  /** The first index of `bundleOptions[a][b]`; the second is the `super_attribute_id`. */
  partId: z.int(),
  label: z.string(),
  productId: z.int(),
  name: z.string(),
  brand_name: z.string(),
  url: z.string(),
  image: imageSchema,
  options: z.array(productOptionSchema),
  inStock: z.boolean(),
  /** Code of the size guide of the part; null if there is none, left out by older releases. */
  sizeGuide: z.optional(z.nullable(z.string())),
});

export type BundlePart = z.infer<typeof bundlePartSchema>;

/** The questions of the workshop; answers are validated by `forms/fitting`. */
const fittingFormSchema = z.object({
  kind: z.enum(['mondopoint', 'sole_length']),
  /** Boot sole length that the binding accepts, in millimetres; null if the form does not ask for it. */
  soleMinMm: z.nullable(z.int()),
  soleMaxMm: z.nullable(z.int()),
});

/** Stock of a product. The number of pieces is exact only if it is low. */
export const stockSchema = z.object({
  state: z.enum(['in_stock', 'last_items', 'sold_out']),
  /** Remaining pieces if there are few, else null. */
  left: z.nullable(z.int()),
  /** In the store's language. */
  message: z.string(),
});

/** Dispatch of a product. */
export const dispatchSchema = z.object({
  /** True if the supplier sends it instead of the shop. */
  isDropship: z.boolean(),
  /** Working days until it is sent. */
  dispatchDays: z.int(),
});

const productDeliverySchema = z.object({
  /** First and last day of arrival: ISO 8601 dates, such as `2026-11-24`. */
  from: z.string(),
  to: z.string(),
  /** Arrival and cost in the store's language. */
  message: z.string(),
  /** Cost of an order of this product alone. Null for visitors without prices. */
  fee: z.optional(gatedMoneySchema),
  /**
   * Amount that must be added to this product until its delivery is free. Null if it is free already or never, and for
   * visitors without prices.
   */
  untilFree: z.optional(gatedMoneySchema),
});

export const productDynamicSchema = z.object({
  /** How many bought it this week, in the store's language; null if there are too few. */
  socialProofMessage: z.nullable(z.string()),
  /** True during the last 48 hours of the product's sale. */
  countdownClockWorthy: z.boolean(),
  /** `default`, `sale`, or the name of another price strategy. */
  type: z.string(),
  /** End of the product's sale; ISO 8601, UTC. */
  endDate: z.nullable(z.string()),
});

const productVideoSchema = z.object({
  /** What it shows, for visitors who do not see it; in the store's language. */
  description: z.string(),
  durationSeconds: z.number(),
  /** ISO 8601, UTC. */
  uploadedAt: z.string(),
  /** Pixels. */
  width: z.int(),
  height: z.int(),
  /** Picture that is shown until the video plays. */
  poster: imageSchema,
  /** In the order in which a browser tries them; at least one. */
  sources: z.array(
    z.object({
      url: z.string(),
      /** MIME type. */
      type: z.string(),
    }),
  ),
});

export type ProductVideo = z.infer<typeof productVideoSchema>;

export const singleProduct = defineEndpoint({
  name: 'single-product',
  method: 'GET',
  path: '/api/single-product/:productId',
  summary: 'One product with options, parts, pictures and price',
  access: 'shop',
  request: z.strictObject({
    productId: digits,
    store_id: storeIdField,
    /** The bundle that the product is a part of; the answer links back to it. */
    parentBundleId: z.optional(digits),
  }),
  response: z.object({
    productId: z.int(),
    sku: z.string(),
    /** GTIN of a product with a single variant; see `product-variants` for the others. */
    gtin: z.optional(z.nullable(z.string())),
    /** Without the brand. */
    name: z.string(),
    brand: z.object({ id: z.int(), name: z.string(), url: z.string() }),
    category: z.object({ id: z.int(), name: z.string(), url: z.string() }),
    /** Its categories, from the root to its own. */
    breadcrumbs: z._default(z.array(breadcrumbSchema), []),
    productType: productTypeSchema,
    bundleType: z.nullable(z.enum(bundleKinds)),
    url: z.string(),
    /** Paragraphs of plain text, in the store's language. */
    description: z.array(z.string()),
    attributes: z.array(z.object({ label: z.string(), value: z.string() })),
    /** How to care for it, and what is dangerous; in the store's language. */
    notes: z.optional(z.array(z.object({ kind: z.enum(['care', 'safety']), text: z.string() }))),
    images: z.array(imageSchema),
    /** Absent in answers of older releases. */
    video: z.optional(z.nullable(productVideoSchema)),
    price: productPriceSchema,
    /** One of the price strategies. */
    priceStrategy: z.int(),
    options: z.array(productOptionSchema),
    /** Parts of a bundle; empty for anything else. */
    parts: z.array(bundlePartSchema),
    fittingForm: z.nullable(fittingFormSchema),
    /** Code for `size-guide`. */
    sizeGuide: z.nullable(z.string()),
    parentBundle: z.nullable(z.object({ productId: z.int(), name: z.string(), url: z.string() })),
    inStock: z.boolean(),
    /** False for a product that the store sells no more. Absent in answers of older releases, which is true. */
    isSold: z.optional(z.boolean()),
    /** As in `get-stock-messages`. */
    stock: z.optional(stockSchema),
    /** As in `get-supplier-dropship`. Null for what needs no parcel. */
    dispatch: z.optional(z.nullable(dispatchSchema)),
    /** As in `get-stock-delivery`. Null for sold-out products and for a country without delivery. */
    delivery: z.optional(z.nullable(productDeliverySchema)),
    dynamic: productDynamicSchema,
    /** For tracking: the names of the category path, and the category of product feeds. */
    product_category: z.string(),
    product_category_feed_value: z.string(),
  }),
  errors: ['not_found', 'authentication_required'],
});

export type Product = z.infer<typeof singleProduct.response>;

export const productVariants = defineEndpoint({
  name: 'product-variants',
  method: 'GET',
  path: '/api/product-variants',
  summary: 'Each variant of a product with its options, price and stock, for search engines',
  access: 'shop',
  request: z.strictObject({ product_id: digits, store_id: storeIdField }),
  response: z.object({
    /** In display order; empty for an unknown product, a bundle, and a product that the store does not sell. */
    variants: z.array(
      z.object({
        sku: z.string(),
        /** Global Trade Item Number of 8, 12, 13 or 14 digits; null if the maker has given none. */
        gtin: z.optional(z.nullable(z.string())),
        options: z.array(z.object({ code: z.string(), label: z.string() })),
        price: gatedMoneySchema,
        inStock: z.boolean(),
      }),
    ),
  }),
  errors: ['authentication_required'],
});
