import type { ContentBlock } from 'shared-contracts/api/content';
import type { NavigationItem } from 'shared-contracts/api/shop';
import type { StoreLocale } from 'shared-contracts/locales';
import { integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { instant } from './columns.ts';

export const cmsPages = pgTable(
  'cms_pages',
  {
    identifier: text('identifier').notNull(),
    locale: text('locale').$type<StoreLocale>().notNull(),
    title: text('title').notNull(),
    description: text('description').notNull(),
    content: jsonb('content').$type<ContentBlock[]>().notNull(),
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
    locale: text('locale').$type<StoreLocale>().notNull(),
    items: jsonb('items').$type<NavigationItem[]>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.type, table.locale] })],
);

export const redirects = pgTable('redirects', {
  fromPath: text('from_path').primaryKey(),
  /** A path of this shop or a whole URL elsewhere. */
  toUrl: text('to_url').notNull(),
  status: integer('status').$type<301 | 302>().notNull(),
});

/** Which seed has been written, so that a second start writes nothing. */
export const seedRuns = pgTable('seed_runs', {
  name: text('name').primaryKey(),
  finishedAt: instant('finished_at').notNull(),
});
