import type { StoreLocale } from 'shared-contracts/locales';
import { sql } from 'drizzle-orm';
import { index, integer, pgTable, primaryKey, serial, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { categories } from './catalogue.ts';
import { instant } from './columns.ts';
import { customers } from './customers.ts';

/**
 * The words by which products of a category are found, and how many products have each. Small however many
 * products there are, so that suggestions come while somebody is typing.
 */
export const searchWords = pgTable(
  'search_words',
  {
    locale: text('locale').$type<StoreLocale>().notNull(),
    /** Lower case without accents. */
    word: text('word').notNull(),
    categoryId: integer('category_id')
      .notNull()
      .references(() => categories.id, { onDelete: 'cascade' }),
    products: integer('products').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.locale, table.word, table.categoryId] }),
    index('search_words_prefix').on(table.locale, sql`${table.word} text_pattern_ops`),
    index('search_words_trgm').using('gin', sql`${table.word} gin_trgm_ops`),
  ],
);

/** Where a term leads instead of to its results. */
export const searchRedirects = pgTable(
  'search_redirects',
  {
    id: serial('id').primaryKey(),
    /** Folded like the words above. */
    term: text('term').notNull(),
    /** Null: in every language. */
    locale: text('locale').$type<StoreLocale>(),
    url: text('url').notNull(),
  },
  (table) => [uniqueIndex('search_redirects_term').on(table.term, sql`coalesce(${table.locale}, '')`)],
);

/** A member's own searches, each term once. */
export const recentSearches = pgTable(
  'recent_searches',
  {
    customerId: integer('customer_id')
      .notNull()
      .references(() => customers.id, { onDelete: 'cascade' }),
    storeId: integer('store_id').notNull(),
    folded: text('folded').notNull(),
    term: text('term').notNull(),
    resultsCount: integer('results_count').notNull(),
    searchedAt: instant('searched_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.customerId, table.storeId, table.folded] }),
    index('recent_searches_latest').on(table.customerId, table.storeId, table.searchedAt.desc()),
  ],
);

/** What guests search for, summed up: nothing here leads to a person. */
export const searchTerms = pgTable(
  'search_terms',
  {
    storeId: integer('store_id').notNull(),
    folded: text('folded').notNull(),
    searches: integer('searches').notNull(),
    resultsCount: integer('results_count').notNull(),
    searchedAt: instant('searched_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.storeId, table.folded] })],
);
