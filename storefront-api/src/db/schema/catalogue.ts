import type { StoreLocale } from 'shared-contracts/locales';
import type { StoreKind } from 'shared-contracts/stores';
import type { VideoFormat } from 'shared-contracts/videos';
import type { BannerMood, Colours } from 'storefront-ports/picture-originals';
import { sql } from 'drizzle-orm';
import {
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  serial,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { instant, tsvector, type Localised } from './columns.ts';

/** A picture that a product or a variant names, instead of those that its SKU names. */
export interface NamedPicture {
  /** Of the original: letters, digits and hyphens. */
  key: string;
  /** Null: the name of the product. */
  alt: Localised | null;
}

/** A video of a product, in the files of its key. */
export interface ProductVideo {
  key: string;
  /** What it shows, for visitors who do not see it. */
  description: Localised;
  durationSeconds: number;
  /** Pixels. */
  width: number;
  height: number;
  /** ISO 8601, UTC. */
  uploadedAt: string;
  /** In the order in which browsers try them. */
  formats: VideoFormat[];
}

/** Text search configuration by locale. */
const configOfLocale =
  "(case locale when 'da_DK' then 'danish'::regconfig when 'de_DE' then 'german'::regconfig when 'de_AT' then 'german'::regconfig when 'es_ES' then 'spanish'::regconfig when 'fr_FR' then 'french'::regconfig when 'it_IT' then 'italian'::regconfig when 'sv_SE' then 'swedish'::regconfig else 'english'::regconfig end)";

export const brands = pgTable(
  'brands',
  {
    id: serial('id').primaryKey(),
    slug: text('slug').notNull().unique(),
    name: text('name').notNull(),
    /** Lower case without accents, for search. */
    searchName: text('search_name').notNull(),
    description: jsonb('description').$type<Localised>().notNull(),
  },
  (table) => [index('brands_search_name_trgm').using('gin', sql`${table.searchName} gin_trgm_ops`)],
);

export const categories = pgTable('categories', {
  id: serial('id').primaryKey(),
  parentId: integer('parent_id'),
  /** Without leading and trailing slashes, such as `skis/all-mountain`; the same in every language. */
  urlPath: text('url_path').notNull().unique(),
  position: integer('position').notNull(),
  name: jsonb('name').$type<Localised>().notNull(),
  description: jsonb('description').$type<Localised>().notNull(),
  /** Code of its size guide. */
  sizeGuide: text('size_guide'),
  /** Codes of the size guides of audiences that have another one. */
  audienceSizeGuides: jsonb('audience_size_guides')
    .$type<Partial<Record<Audience, string>>>()
    .notNull()
    .default({}),
  /** Paths of the categories whose products go with those of this one, the most important first. */
  goesWith: jsonb('goes_with').$type<string[]>().notNull().default([]),
});

export type ProductType = 'simple' | 'configurable' | 'bundle';
export type BundleKind = 'ski-bundle' | 'snowboard-bundle' | 'ski-pack' | 'snowboard-pack';
export type Audience = 'unisex' | 'women' | 'men' | 'junior';

export const products = pgTable(
  'products',
  {
    id: serial('id').primaryKey(),
    sku: text('sku').notNull().unique(),
    productType: text('product_type').$type<ProductType>().notNull(),
    /** Null unless the product is a bundle. */
    bundleKind: text('bundle_kind').$type<BundleKind>(),
    brandId: integer('brand_id')
      .notNull()
      .references(() => brands.id),
    categoryId: integer('category_id')
      .notNull()
      .references(() => categories.id),
    model: text('model').notNull(),
    audience: text('audience').$type<Audience>().notNull(),
    /** Attribute code → number or language-independent value code; {@link attributes} has the labels. */
    facts: jsonb('facts').$type<Record<string, string | number>>().notNull(),
    /** Colour families of its variants, such as `blue`. */
    colourFamilies: text('colour_families').array().notNull(),
    /** Kind of drawing. */
    artKind: text('art_kind').notNull(),
    colours: jsonb('colours').$type<Colours>().notNull(),
    /** In display order; empty if the pictures are those that the SKU names. */
    pictures: jsonb('pictures').$type<NamedPicture[]>().notNull().default([]),
    video: jsonb('video').$type<ProductVideo>(),
    /** Price strategy, specification §9: 0 default … 5 new season. */
    strategy: integer('strategy').notNull().default(0),
    /** Sent by the supplier instead of the shop's warehouse. */
    isDropship: boolean('is_dropship').notNull().default(false),
    /** Working days until dispatch, from the warehouse or the supplier. */
    dispatchDays: integer('dispatch_days').notNull().default(1),
    /** The form that the workshop needs before it can mount the product. */
    fittingForm: text('fitting_form').$type<'mondopoint' | 'sole_length'>(),
    /** Boot sole length that fits, millimetres. */
    soleMinMm: integer('sole_min_mm'),
    soleMaxMm: integer('sole_max_mm'),
    /** Default order of listings, highest first. */
    popularity: integer('popularity').notNull(),
    /** Number of buyers in the last seven days, for social proof. */
    recentBuyers: integer('recent_buyers').notNull().default(0),
    releasedAt: instant('released_at').notNull(),
  },
  (table) => [
    index('products_brand').on(table.brandId, table.popularity.desc(), table.id),
    index('products_category').on(table.categoryId, table.popularity.desc(), table.id),
    index('products_popularity').on(table.popularity.desc(), table.id),
    index('products_released').on(table.releasedAt.desc(), table.id),
    index('products_pictures')
      .using('gin', sql`${table.pictures} jsonb_path_ops`)
      .where(sql`${table.pictures} <> '[]'`),
    index('products_video')
      .on(sql`(${table.video} ->> 'key')`)
      .where(sql`${table.video} is not null`),
  ],
);

export const productTexts = pgTable(
  'product_texts',
  {
    productId: integer('product_id')
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    locale: text('locale').$type<StoreLocale>().notNull(),
    name: text('name').notNull(),
    description: jsonb('description').$type<string[]>().notNull(),
    /** Name, brand and category, in lower case without accents. */
    searchName: text('search_name').notNull(),
    searchBody: text('search_body').notNull(),
    // Stemmed words find "jackets" for "jacket"; unstemmed words find "bindin" while it is being typed.
    document: tsvector('document').generatedAlwaysAs(
      sql.raw(
        `setweight(to_tsvector(${configOfLocale}, search_name), 'A') || setweight(to_tsvector('simple', search_name), 'A') || setweight(to_tsvector(${configOfLocale}, search_body), 'C')`,
      ),
    ),
  },
  (table) => [
    primaryKey({ columns: [table.productId, table.locale] }),
    index('product_texts_document').using('gin', table.document),
    index('product_texts_search_name_trgm').using('gin', sql`${table.searchName} gin_trgm_ops`),
  ],
);

/** Labels and units of the attributes in {@link products}.facts. */
export const attributes = pgTable('attributes', {
  code: text('code').primaryKey(),
  label: jsonb('label').$type<Localised>().notNull(),
  /** Printed after a number, such as `mm`. */
  unit: text('unit').notNull(),
  isFacet: boolean('is_facet').notNull(),
  position: integer('position').notNull(),
});

/** Labels of the value codes in {@link products}.facts. */
export const attributeWords = pgTable('attribute_words', {
  word: text('word').primaryKey(),
  label: jsonb('label').$type<Localised>().notNull(),
});

export const colourFamilies = pgTable('colour_families', {
  code: text('code').primaryKey(),
  label: jsonb('label').$type<Localised>().notNull(),
  hex: text('hex').notNull(),
  position: integer('position').notNull(),
});

/** Parts of a bundle. Each is one product whose options the shopper chooses. */
export const bundleParts = pgTable(
  'bundle_parts',
  {
    id: serial('id').primaryKey(),
    bundleId: integer('bundle_id')
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    productId: integer('product_id')
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    label: jsonb('label').$type<Localised>().notNull(),
    position: integer('position').notNull(),
  },
  (table) => [
    index('bundle_parts_bundle').on(table.bundleId, table.position),
    index('bundle_parts_product').on(table.productId),
  ],
);

/** A product belongs to its own category and to every category above it. */
export const categoryProducts = pgTable(
  'category_products',
  {
    categoryId: integer('category_id')
      .notNull()
      .references(() => categories.id),
    productId: integer('product_id')
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
  },
  (table) => [
    primaryKey({ columns: [table.categoryId, table.productId] }),
    index('category_products_product').on(table.productId),
  ],
);

export const optionAttributes = pgTable('option_attributes', {
  id: serial('id').primaryKey(),
  code: text('code').notNull().unique(),
  label: jsonb('label').$type<Localised>().notNull(),
  position: integer('position').notNull(),
});

export const optionValues = pgTable(
  'option_values',
  {
    id: serial('id').primaryKey(),
    attributeId: integer('attribute_id')
      .notNull()
      .references(() => optionAttributes.id),
    code: text('code').notNull(),
    label: jsonb('label').$type<Localised>().notNull(),
    position: integer('position').notNull(),
  },
  (table) => [index('option_values_attribute').on(table.attributeId, table.code)],
);

export const variants = pgTable(
  'variants',
  {
    id: serial('id').primaryKey(),
    productId: integer('product_id')
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    sku: text('sku').notNull().unique(),
    /** Global Trade Item Number of 8, 12, 13 or 14 digits; null if the maker has given none. */
    gtin: text('gtin'),
    stock: integer('stock').notNull(),
    lengthCm: integer('length_cm'),
    /** Of ski boots; null for everything else, and if it is unknown. */
    soleLengthMm: integer('sole_length_mm'),
    /** Null if the variant has the colours of its product. */
    colours: jsonb('colours').$type<Colours>(),
    /** In display order; empty if the variant has no named pictures of its own. */
    pictures: jsonb('pictures').$type<NamedPicture[]>().notNull().default([]),
    position: integer('position').notNull(),
  },
  (table) => [
    index('variants_product').on(table.productId, table.position),
    // A GTIN with leading zeros is the same number.
    uniqueIndex('variants_gtin').on(sql`lpad(${table.gtin}, 14, '0')`),
    index('variants_pictures')
      .using('gin', sql`${table.pictures} jsonb_path_ops`)
      .where(sql`${table.pictures} <> '[]'`),
    index('variants_in_stock')
      .on(table.productId)
      .where(sql`${table.stock} > 0`),
  ],
);

export const variantOptions = pgTable(
  'variant_options',
  {
    variantId: integer('variant_id')
      .notNull()
      .references(() => variants.id, { onDelete: 'cascade' }),
    attributeId: integer('attribute_id')
      .notNull()
      .references(() => optionAttributes.id),
    valueId: integer('value_id')
      .notNull()
      .references(() => optionValues.id),
  },
  (table) => [primaryKey({ columns: [table.variantId, table.attributeId] })],
);

/**
 * Price lists of customer groups. Members of these groups pay the prices of the list `code` in every store whose own
 * list is `base`. The lists of stores have no row; see `modules/pricing/price-list.ts`.
 */
export const priceLists = pgTable('price_lists', {
  /** Such as `staff-GBP`. */
  code: text('code').primaryKey(),
  /** Price list of a store, such as `standard-GBP`. */
  base: text('base').notNull(),
  /** A group has at most one list for each base. */
  groups: integer('groups').array().notNull(),
});

/**
 * Prices of products, in minor units of the currency. All stores with the same prices share one price list; see
 * `modules/pricing/price-list.ts`.
 */
export const prices = pgTable(
  'prices',
  {
    productId: integer('product_id')
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    /** Such as `standard-GBP`. */
    list: text('list').notNull(),
    retail: integer('retail').notNull(),
    special: integer('special').notNull(),
    /** Whole percent saved, rounded down. */
    discount: integer('discount').generatedAlwaysAs(
      sql`case when retail > special and retail > 0 then ((retail::bigint - special) * 100) / retail else 0 end`,
    ),
  },
  (table) => [primaryKey({ columns: [table.productId, table.list] })],
);

/** Prices of variants that differ from their product's. */
export const variantPrices = pgTable(
  'variant_prices',
  {
    variantId: integer('variant_id')
      .notNull()
      .references(() => variants.id, { onDelete: 'cascade' }),
    list: text('list').notNull(),
    retail: integer('retail').notNull(),
    special: integer('special').notNull(),
  },
  (table) => [primaryKey({ columns: [table.variantId, table.list] })],
);

/** Past and present prices; append-only. The current row of a price list has no `validTo`. */
export const priceHistory = pgTable(
  'price_history',
  {
    id: serial('id').primaryKey(),
    productId: integer('product_id')
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    list: text('list').notNull(),
    /** Minor units. */
    amount: integer('amount').notNull(),
    validFrom: instant('valid_from').notNull(),
    validTo: instant('valid_to'),
  },
  (table) => [index('price_history_product').on(table.productId, table.list, table.validFrom)],
);

/**
 * When products had a price in a price list: since when, and until when. Kept when the price is removed, so that a product
 * that has left a store is known from one that the store has never sold. The present period has no end.
 */
export const sellingPeriods = pgTable(
  'selling_periods',
  {
    productId: integer('product_id')
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    list: text('list').notNull(),
    startedAt: instant('started_at').notNull(),
    endedAt: instant('ended_at'),
  },
  (table) => [
    primaryKey({ columns: [table.productId, table.list, table.startedAt] }),
    uniqueIndex('selling_periods_present')
      .on(table.productId, table.list)
      .where(sql`${table.endedAt} is null`),
  ],
);

export const sales = pgTable(
  'sales',
  {
    id: serial('id').primaryKey(),
    slug: text('slug').notNull().unique(),
    brandId: integer('brand_id').references(() => brands.id),
    title: jsonb('title').$type<Localised>().notNull(),
    /** One sentence, shown on the banner. */
    summary: jsonb('summary').$type<Partial<Localised>>().notNull().default({}),
    description: jsonb('description').$type<Localised>().notNull(),
    bannerKey: text('banner_key').notNull().unique(),
    bannerMood: text('banner_mood').$type<BannerMood>().notNull(),
    /** SKUs of the products that the banner shows, in the order of their size. */
    bannerProducts: text('banner_products')
      .array()
      .notNull()
      .default(sql`'{}'`),
    startsAt: instant('starts_at').notNull(),
    endsAt: instant('ends_at').notNull(),
    position: integer('position').notNull(),
    /** Customer groups that see the sale; null: all. */
    groups: integer('groups').array(),
    /** Kinds of store that show the sale; null: all. */
    storeKinds: text('store_kinds').array().$type<StoreKind[]>(),
    strategy: integer('strategy').notNull().default(2),
    /** Maximum quantity of a product per customer; null: only the limit of the basket. */
    maxPerCustomer: integer('max_per_customer'),
    isEnabled: boolean('is_enabled').notNull().default(true),
  },
  (table) => [index('sales_running').on(table.startsAt, table.endsAt)],
);

export const saleProducts = pgTable(
  'sale_products',
  {
    saleId: integer('sale_id')
      .notNull()
      .references(() => sales.id, { onDelete: 'cascade' }),
    productId: integer('product_id')
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
  },
  (table) => [
    primaryKey({ columns: [table.saleId, table.productId] }),
    index('sale_products_product').on(table.productId),
  ],
);

/** Categories of the products of a sale. */
export const saleCategories = pgTable(
  'sale_categories',
  {
    saleId: integer('sale_id')
      .notNull()
      .references(() => sales.id, { onDelete: 'cascade' }),
    categoryId: integer('category_id')
      .notNull()
      .references(() => categories.id),
  },
  (table) => [
    primaryKey({ columns: [table.saleId, table.categoryId] }),
    index('sale_categories_category').on(table.categoryId),
  ],
);

export const brandReviews = pgTable(
  'brand_reviews',
  {
    id: serial('id').primaryKey(),
    brandId: integer('brand_id')
      .notNull()
      .references(() => brands.id, { onDelete: 'cascade' }),
    author: text('author').notNull(),
    countryId: text('country_id').notNull(),
    /** 1 to 5. */
    rating: integer('rating').notNull(),
    text: jsonb('text').$type<Localised>().notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [index('brand_reviews_brand').on(table.brandId, table.createdAt.desc())],
);

/** Incremented with every change that listings show. Each process of the API then rebuilds its listing index. */
export const catalogueRevision = pgTable('catalogue_revision', {
  id: integer('id').primaryKey(),
  revision: integer('revision').notNull(),
});
