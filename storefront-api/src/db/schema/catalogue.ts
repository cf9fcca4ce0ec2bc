import type { StoreLocale } from 'shared-contracts/locales';
import { sql } from 'drizzle-orm';
import { boolean, index, integer, jsonb, pgTable, primaryKey, serial, text } from 'drizzle-orm/pg-core';
import { instant, tsvector, type Localised } from './columns.ts';

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
  /** Without slashes at its ends, such as `skis/all-mountain`; the same in every language. */
  urlPath: text('url_path').notNull().unique(),
  position: integer('position').notNull(),
  name: jsonb('name').$type<Localised>().notNull(),
  description: jsonb('description').$type<Localised>().notNull(),
});

export interface Colours {
  base: string;
  accent: string;
  detail: string;
}

export const products = pgTable(
  'products',
  {
    id: serial('id').primaryKey(),
    sku: text('sku').notNull().unique(),
    productType: text('product_type').$type<'simple' | 'configurable'>().notNull(),
    brandId: integer('brand_id')
      .notNull()
      .references(() => brands.id),
    categoryId: integer('category_id')
      .notNull()
      .references(() => categories.id),
    model: text('model').notNull(),
    /** What the picture shows. */
    artKind: text('art_kind').notNull(),
    colours: jsonb('colours').$type<Colours>().notNull(),
    /** Higher comes first where nothing else decides. */
    popularity: integer('popularity').notNull(),
    releasedAt: instant('released_at').notNull(),
  },
  (table) => [
    index('products_brand').on(table.brandId, table.popularity.desc(), table.id),
    index('products_category').on(table.categoryId),
    index('products_popularity').on(table.popularity.desc(), table.id),
    index('products_released').on(table.releasedAt.desc(), table.id),
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
    attributes: jsonb('attributes').$type<{ label: string; value: string }[]>().notNull(),
    /** Name, brand and category, lower case without accents: what a shopper types. */
    searchName: text('search_name').notNull(),
    searchBody: text('search_body').notNull(),
    // Stemmed words find "jackets" for "jacket"; unstemmed ones find "bindin" while it is being typed.
    document: tsvector('document').generatedAlwaysAs(
      sql`setweight(case when locale = 'fr_FR' then to_tsvector('french', search_name) else to_tsvector('english', search_name) end, 'A') || setweight(to_tsvector('simple', search_name), 'A') || setweight(case when locale = 'fr_FR' then to_tsvector('french', search_body) else to_tsvector('english', search_body) end, 'C')`,
    ),
  },
  (table) => [
    primaryKey({ columns: [table.productId, table.locale] }),
    index('product_texts_document').using('gin', table.document),
    index('product_texts_search_name_trgm').using('gin', sql`${table.searchName} gin_trgm_ops`),
  ],
);

/** A product stands in its own category and in every category above it. */
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
  (table) => [primaryKey({ columns: [table.categoryId, table.productId] })],
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
    stock: integer('stock').notNull(),
    lengthCm: integer('length_cm'),
    /** Null where the variant looks like its product. */
    colours: jsonb('colours').$type<Colours>(),
    position: integer('position').notNull(),
  },
  (table) => [
    index('variants_product').on(table.productId, table.position),
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

/** Amounts in the currency's minor unit. `sku` is that of a product (its "from" price) or of a variant. */
export const prices = pgTable(
  'prices',
  {
    sku: text('sku').notNull(),
    currency: text('currency').notNull(),
    retail: integer('retail').notNull(),
    special: integer('special').notNull(),
    /** Whole percent saved, rounded down. */
    discount: integer('discount').generatedAlwaysAs(
      sql`case when retail > special and retail > 0 then ((retail - special) * 100) / retail else 0 end`,
    ),
  },
  (table) => [
    primaryKey({ columns: [table.sku, table.currency] }),
    index('prices_special').on(table.currency, table.special),
    index('prices_discount').on(table.currency, table.discount),
  ],
);

export const sales = pgTable(
  'sales',
  {
    id: serial('id').primaryKey(),
    slug: text('slug').notNull().unique(),
    brandId: integer('brand_id').references(() => brands.id),
    title: jsonb('title').$type<Localised>().notNull(),
    description: jsonb('description').$type<Localised>().notNull(),
    bannerKey: text('banner_key').notNull().unique(),
    bannerMood: text('banner_mood').$type<'dawn' | 'midday' | 'dusk' | 'night' | 'storm'>().notNull(),
    startsAt: instant('starts_at').notNull(),
    endsAt: instant('ends_at').notNull(),
    position: integer('position').notNull(),
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
