import type { StoreLocale } from 'shared-contracts/locales';
import { sql } from 'drizzle-orm';
import { boolean, index, integer, pgTable, primaryKey, serial, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { categories } from './catalogue.ts';
import { instant } from './columns.ts';
import { customers } from './customers.ts';

/**
 * Number of products per search word and category. The table stays small even with many products, so that suggestions
 * are fast enough to appear while the shopper types.
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

/** Redirects of search terms to other pages than their results. */
export const searchRedirects = pgTable(
  'search_redirects',
  {
    id: serial('id').primaryKey(),
    /** Lower case without accents. */
    term: text('term').notNull(),
    /** Null: every language. */
    locale: text('locale').$type<StoreLocale>(),
    url: text('url').notNull(),
  },
  (table) => [uniqueIndex('search_redirects_term').on(table.term, sql`coalesce(${table.locale}, '')`)],
);

/** Words that a search also finds. All texts are in lower case without accents. */
export const searchSynonyms = pgTable(
  'search_synonyms',
  {
    locale: text('locale').$type<StoreLocale>().notNull(),
    term: text('term').notNull(),
    /** Each consists of one or more words. */
    words: text('words').array().notNull(),
    /** True: a search for the term finds the words, and not the other way round. */
    isOneWay: boolean('is_one_way').notNull(),
  },
  (table) => [primaryKey({ columns: [table.locale, table.term] })],
);

/** Recent searches of members, each term once. */
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

/** Searches of guests, aggregated: the table contains no personal data. */
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
