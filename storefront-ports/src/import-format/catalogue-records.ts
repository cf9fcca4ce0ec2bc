import { bundleKinds } from 'shared-contracts/api/product';
import { videoFormats } from 'shared-contracts/videos';
import * as z from 'zod';
import { bannerMoods } from '../picture-originals.ts';
import {
  amountSchema,
  codeSchema,
  coloursSchema,
  countrySchema,
  countSchema,
  gtinSchema,
  hexSchema,
  idSchema,
  instantSchema,
  labelSchema,
  localeSchema,
  localisedSchema,
  nameSchema,
  pathSchema,
  pictureKeySchema,
  positionSchema,
  saleTitleSchema,
  skuSchema,
  slugSchema,
  storeKindSchema,
  summarySchema,
} from './fields.ts';

/** Label and unit of an attribute in a product's facts. */
const attributeSchema = z.strictObject({
  type: z.literal('attribute'),
  code: codeSchema,
  label: labelSchema,
  unit: z.string().default(''),
  isFacet: z.boolean().default(false),
  position: positionSchema.default(0),
});

/** Label of a value code in a product's facts. */
const attributeWordSchema = z.strictObject({
  type: z.literal('attribute-word'),
  word: codeSchema,
  label: labelSchema,
});

const colourFamilySchema = z.strictObject({
  type: z.literal('colour-family'),
  code: codeSchema,
  label: labelSchema,
  hex: hexSchema,
  position: positionSchema.default(0),
});

/** What a shopper chooses, such as a size, with its values. */
const optionSchema = z.strictObject({
  type: z.literal('option'),
  id: idSchema,
  code: codeSchema,
  label: labelSchema,
  position: positionSchema.default(0),
  values: z.array(
    z.strictObject({
      id: idSchema,
      code: codeSchema,
      label: labelSchema,
      position: positionSchema.default(0),
    }),
  ),
});

const sizeGuideSchema = z.strictObject({
  type: z.literal('size-guide'),
  code: codeSchema,
  title: labelSchema,
  intro: localisedSchema,
  how: localisedSchema,
  units: z.array(z.string()),
  columns: z.array(z.strictObject({ key: codeSchema, label: labelSchema, unit: z.string() })),
  rows: z.array(z.array(z.string())),
});

const brandSchema = z.strictObject({
  type: z.literal('brand'),
  id: idSchema,
  slug: slugSchema,
  name: nameSchema,
  description: localisedSchema,
});

const brandReviewSchema = z.strictObject({
  type: z.literal('brand-review'),
  brand: slugSchema,
  author: nameSchema,
  countryId: countrySchema,
  rating: z.int().min(1).max(5),
  text: localisedSchema,
  createdAt: instantSchema,
});

const audienceSchema = z.enum(['unisex', 'women', 'men', 'junior']);

const maxGoesWith = 20;

/** Its parent is the category at the path without the last part. */
const categorySchema = z.strictObject({
  type: z.literal('category'),
  id: idSchema,
  urlPath: pathSchema,
  position: positionSchema.default(0),
  name: labelSchema,
  description: localisedSchema,
  /** Code of a size guide. */
  sizeGuide: codeSchema.nullable().default(null),
  /** Codes of the size guides of audiences that have another one. */
  audienceSizeGuides: z.partialRecord(audienceSchema, codeSchema).default({}),
  /** Paths of the categories whose products are recommended with those of this one, the most important first. */
  goesWith: z.array(pathSchema).max(maxGoesWith).default([]),
});

const priceSchema = z.strictObject({ retail: amountSchema, special: amountSchema });
const pricesSchema = z.record(codeSchema, priceSchema);

/** A picture by the key of its original, `photo/<key>`. */
const pictureSchema = z.strictObject({
  key: pictureKeySchema,
  /** For visitors who do not see it. Null: the name of the product. */
  alt: labelSchema.nullable().default(null),
});

const maxPictures = 20;

/** In display order. Without any, the pictures are those that the SKU names. */
const picturesSchema = z
  .array(pictureSchema)
  .max(maxPictures)
  .refine((all) => new Set(all.map(({ key }) => key)).size === all.length, 'two pictures have the same key')
  .default([]);

const maxVideoSeconds = 600;
const pixelsSchema = z.int().min(16).max(7_680);

/** A short video of a product. Its first frame is like the first picture of the product, which is its poster. */
const videoSchema = z.strictObject({
  /** Of the files `video/<key>.<format>`. */
  key: pictureKeySchema,
  /** What it shows, for visitors who do not see it. */
  description: labelSchema,
  durationSeconds: z.number().positive().max(maxVideoSeconds),
  width: pixelsSchema,
  height: pixelsSchema,
  uploadedAt: instantSchema,
  /** In the order in which browsers try them. */
  formats: z
    .array(z.enum(videoFormats))
    .min(1)
    .refine((all) => new Set(all).size === all.length, 'two files have the same format'),
});

/** Boot soles, in millimetres: those of the form for the workshop. */
const minSoleMm = 200;
const maxSoleMm = 380;

const variantSchema = z.strictObject({
  sku: skuSchema,
  /** Null if the maker has given none. */
  gtin: gtinSchema.nullable().default(null),
  stock: countSchema,
  lengthCm: countSchema.nullable().default(null),
  /** Of ski boots, in millimetres; null if it is unknown, and then shoppers are asked for it. */
  soleLengthMm: z.int().min(minSoleMm).max(maxSoleMm).nullable().default(null),
  /** Null if the variant has the colours of its product. */
  colours: coloursSchema.nullable().default(null),
  /** Empty: those of its product, if that names any. */
  pictures: picturesSchema,
  /** Option code → value code. */
  options: z.record(codeSchema, codeSchema).default({}),
  /** By price list; only prices that differ from the product's. */
  prices: pricesSchema.default({}),
});

/**
 * A price list of customer groups: their members pay its prices in every store with the list `base`. A product without a
 * price in it costs them what it costs others.
 */
const priceListSchema = z.strictObject({
  type: z.literal('price-list'),
  /** Such as `staff-GBP`. */
  code: codeSchema,
  /** Price list of a store, such as `standard-GBP`. */
  base: codeSchema,
  /** Without 0, the group of guests. */
  groups: z.array(countSchema.min(1)).min(1),
});

/** Neutral greys, for products with photographs. */
const defaultColours = { base: '#c9d3dc', accent: '#8fa0ae', detail: '#4b5a66' };

const productSchema = z.strictObject({
  type: z.literal('product'),
  id: idSchema,
  sku: skuSchema,
  productType: z.enum(['simple', 'configurable', 'bundle']),
  brand: slugSchema,
  category: pathSchema,
  /** Categories besides its own and those above it. */
  otherCategories: z.array(pathSchema).default([]),
  model: nameSchema,
  audience: audienceSchema.default('unisex'),
  /** Attribute code → number or value code. */
  facts: z.record(codeSchema, z.union([z.string(), z.number()])).default({}),
  colourFamilies: z.array(codeSchema).default([]),
  /** Kind of drawing, for a source of pictures that draws. */
  artKind: z.string().default(''),
  colours: coloursSchema.default(defaultColours),
  pictures: picturesSchema,
  video: videoSchema.nullable().default(null),
  /** Price strategy: 0 default, 1 black friday, 2 sale, 3 french days, 4 price drop, 5 new season. */
  strategy: z.int().min(0).max(5).default(0),
  isDropship: z.boolean().default(false),
  /** Working days. */
  dispatchDays: countSchema.default(1),
  fittingForm: z.enum(['mondopoint', 'sole_length']).nullable().default(null),
  /** Sole length of a boot that the binding accepts. */
  soleMinMm: countSchema.nullable().default(null),
  soleMaxMm: countSchema.nullable().default(null),
  popularity: countSchema.default(0),
  recentBuyers: countSchema.default(0),
  releasedAt: instantSchema,
  /** The product is offered in stores of these locales only. */
  texts: z
    .partialRecord(localeSchema, z.strictObject({ name: nameSchema, description: z.array(z.string()) }))
    .refine((texts) => Object.keys(texts).length > 0, 'at least one locale is required'),
  /** By price list, such as `standard-GBP`. */
  prices: pricesSchema,
  /** Past and present prices. The present one of a price list has no end. */
  priceHistory: z
    .array(
      z.strictObject({
        list: codeSchema,
        amount: amountSchema,
        validFrom: instantSchema,
        validTo: instantSchema.nullable().default(null),
      }),
    )
    .default([]),
  variants: z.array(variantSchema).default([]),
  bundle: z
    .strictObject({
      kind: z.enum(bundleKinds),
      parts: z.array(z.strictObject({ id: idSchema, sku: skuSchema, label: labelSchema })).min(1),
    })
    .nullable()
    .default(null),
});

const maxBannerProducts = 5;

/** A sale; with categories it is an event of these. */
const saleSchema = z.strictObject({
  type: z.literal('sale'),
  id: idSchema,
  slug: slugSchema,
  brand: slugSchema.nullable().default(null),
  title: saleTitleSchema,
  /** On the banner and at the head of the list; also for search engines unless there is a description. */
  summary: summarySchema.default({}),
  /** Text of any length at the head of the list. */
  description: localisedSchema.default({}),
  bannerKey: slugSchema,
  bannerMood: z.enum(bannerMoods),
  /** SKUs of the products that a drawn banner shows, the largest first. */
  bannerProducts: z.array(skuSchema).max(maxBannerProducts).default([]),
  startsAt: instantSchema,
  endsAt: instantSchema,
  position: positionSchema.default(0),
  /** Customer groups that see the sale; null: all. */
  groups: z.array(countSchema).nullable().default(null),
  /** Kinds of store that show the sale; null: all. */
  storeKinds: z.array(storeKindSchema).nullable().default(null),
  strategy: z.int().min(0).max(5).default(2),
  maxPerCustomer: z.int().min(1).nullable().default(null),
  isEnabled: z.boolean().default(true),
  categories: z.array(pathSchema).default([]),
  /** SKUs. */
  products: z.array(skuSchema).default([]),
});

export const catalogueRecords = [
  attributeSchema,
  attributeWordSchema,
  colourFamilySchema,
  optionSchema,
  sizeGuideSchema,
  brandSchema,
  brandReviewSchema,
  categorySchema,
  priceListSchema,
  productSchema,
  saleSchema,
] as const;
