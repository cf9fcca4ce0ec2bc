import type { ContentBlock } from 'shared-contracts/api/content';
import type { NavigationItem } from 'shared-contracts/api/shop';
import type { StoreLocale } from 'shared-contracts/locales';
import type { StoreKind } from 'shared-contracts/stores';
import { sql } from 'drizzle-orm';
import { integer, jsonb, pgTable, primaryKey, serial, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { instant, type Localised } from './columns.ts';

export const cmsPages = pgTable(
  'cms_pages',
  {
    identifier: text('identifier').notNull(),
    locale: text('locale').$type<StoreLocale>().notNull(),
    title: text('title').notNull(),
    description: text('description').notNull(),
    content: jsonb('content').$type<ContentBlock[]>().notNull(),
    tags: text('tags').array().notNull().default([]),
  },
  (table) => [primaryKey({ columns: [table.identifier, table.locale] })],
);

export const staticBlocks = pgTable(
  'static_blocks',
  {
    identifier: text('identifier').notNull(),
    storeId: integer('store_id').notNull(),
    message: text('message').notNull(),
    link: jsonb('link').$type<{ label: string; url: string } | null>(),
  },
  (table) => [primaryKey({ columns: [table.identifier, table.storeId] })],
);

export const navigationMenus = pgTable(
  'navigation_menus',
  {
    type: text('type').notNull(),
    storeKind: text('store_kind').$type<StoreKind>().notNull(),
    locale: text('locale').$type<StoreLocale>().notNull(),
    items: jsonb('items').$type<NavigationItem[]>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.type, table.storeKind, table.locale] })],
);

export const redirects = pgTable(
  'redirects',
  {
    id: serial('id').primaryKey(),
    fromPath: text('from_path').notNull(),
    /** Null: all stores. A store's own row takes precedence. */
    storeId: integer('store_id'),
    /** A path of this shop or an absolute URL. */
    toUrl: text('to_url').notNull(),
    status: integer('status').$type<301 | 302>().notNull(),
  },
  (table) => [uniqueIndex('redirects_from').on(table.fromPath, sql`coalesce(${table.storeId}, 0)`)],
);

/** Texts of pages outside the catalogue, by area, such as `home` or `login`. */
export const pageTexts = pgTable(
  'page_texts',
  {
    area: text('area').notNull(),
    locale: text('locale').$type<StoreLocale>().notNull(),
    title: text('title').notNull(),
    text: text('text').notNull(),
  },
  (table) => [primaryKey({ columns: [table.area, table.locale] })],
);

/** Short texts of the header, such as `share-and-get-credit`. `{referralPoints}` is replaced by the store's referral points. */
export const headerTexts = pgTable(
  'header_texts',
  {
    key: text('key').notNull(),
    locale: text('locale').$type<StoreLocale>().notNull(),
    text: text('text').notNull(),
    url: text('url').notNull(),
  },
  (table) => [primaryKey({ columns: [table.key, table.locale] })],
);

export const sizeGuides = pgTable('size_guides', {
  code: text('code').primaryKey(),
  title: jsonb('title').$type<Localised>().notNull(),
  intro: jsonb('intro').$type<Localised>().notNull(),
  /** How to measure. */
  how: jsonb('how').$type<Localised>().notNull(),
  units: text('units').array().notNull(),
  columns: jsonb('columns').$type<{ key: string; label: Localised; unit: string }[]>().notNull(),
  rows: jsonb('rows').$type<string[][]>().notNull(),
});

/** Configuration that operators set for a store. It overrides the values for its brand and the defaults. */
export const storeOverrides = pgTable(
  'store_overrides',
  {
    storeId: integer('store_id').notNull(),
    key: text('key').notNull(),
    value: jsonb('value').notNull(),
  },
  (table) => [primaryKey({ columns: [table.storeId, table.key] })],
);

/** Seeds that were written, so that the next start does not write them again. */
export const seedRuns = pgTable('seed_runs', {
  name: text('name').primaryKey(),
  finishedAt: instant('finished_at').notNull(),
});
