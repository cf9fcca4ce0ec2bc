import type { StoreLocale } from 'shared-contracts/locales';
import { and, asc, desc, eq, ilike, isNull, or, sql } from 'drizzle-orm';
import type { Queryable } from '../../../db/client.ts';
import { brands, recentSearches, searchRedirects, searchTerms } from '../../../db/schema/index.ts';

/**
 * Finds brands by a part of the name or, with a typing error, by similarity. `folded` is in lower case without accents.
 */
export function findBrands(db: Queryable, folded: string, limit: number) {
  const pattern = `%${escapeLike(folded)}%`;
  return db
    .select({ name: brands.name, slug: brands.slug })
    .from(brands)
    .where(or(ilike(brands.searchName, pattern), sql`${folded} <% ${brands.searchName}`))
    .orderBy(desc(sql`word_similarity(${folded}, ${brands.searchName})`), asc(brands.name))
    .limit(limit);
}

function escapeLike(text: string): string {
  return text.replaceAll(/[\\%_]/g, String.raw`\$&`);
}

export interface CategoryCount {
  categoryId: number;
  products: number;
}

/**
 * Finds categories with products whose names contain a word with one of the prefixes, in one query. Prefixes consist of
 * a-z and 0-9. Returns the categories by prefix, without prefixes that no word has.
 */
export async function findCategoriesByWords(
  db: Queryable,
  locale: StoreLocale,
  prefixes: readonly string[],
): Promise<Map<string, CategoryCount[]>> {
  if (prefixes.length === 0) return new Map();
  // A range instead of `like`, which uses no index if the pattern comes from another table.
  const result = await db.execute(sql`
    select prefix, found."categoryId", found.products
    from json_array_elements_text(${JSON.stringify(prefixes)}::json) as prefix
    cross join lateral (
      select category_id as "categoryId", max(products) as products from search_words
      where locale = ${locale} and word ~>=~ prefix and word ~<~ (prefix || '~')
      group by category_id) as found`);
  const { rows } = result as unknown as { rows: (CategoryCount & { prefix: string })[] };
  return Map.groupBy(rows, (row) => row.prefix);
}

const maxSimilarWords = 3;

/** Finds, for each misspelt word, the known words that are most similar to it, in one query. */
export async function findSimilarWords(
  db: Queryable,
  locale: StoreLocale,
  misspelt: readonly string[],
): Promise<{ misspelt: string; word: string }[]> {
  if (misspelt.length === 0) return [];
  const result = await db.execute(sql`
    select misspelt, found.word
    from json_array_elements_text(${JSON.stringify(misspelt)}::json) as misspelt
    cross join lateral (
      select word from search_words where locale = ${locale} and word % misspelt
      group by word order by similarity(word, misspelt) desc, word limit ${maxSimilarWords}) as found`);
  return (result as unknown as { rows: { misspelt: string; word: string }[] }).rows;
}

/** Returns the redirect of a term. One for the locale takes precedence over one for all locales. */
export async function findSearchRedirect(db: Queryable, folded: string, locale: StoreLocale) {
  const rows = await db
    .select({ url: searchRedirects.url })
    .from(searchRedirects)
    .where(
      and(
        eq(searchRedirects.term, folded),
        or(eq(searchRedirects.locale, locale), isNull(searchRedirects.locale)),
      ),
    )
    .orderBy(sql`${searchRedirects.locale} nulls last`)
    .limit(1);
  return rows[0]?.url ?? null;
}

export function findRecentSearches(db: Queryable, customerId: number, storeId: number, limit: number) {
  return db
    .select({ term: recentSearches.term })
    .from(recentSearches)
    .where(and(eq(recentSearches.customerId, customerId), eq(recentSearches.storeId, storeId)))
    .orderBy(desc(recentSearches.searchedAt))
    .limit(limit);
}

interface StoredSearch {
  storeId: number;
  folded: string;
  term: string;
  resultsCount: number;
  searchedAt: Date;
}

/** Stores a search, moves a known term to the front, and deletes all but the latest `max`. */
export async function saveRecentSearch(
  tx: Queryable,
  customerId: number,
  search: StoredSearch,
  max: number,
): Promise<void> {
  const { storeId, term, resultsCount, searchedAt } = search;
  await tx
    .insert(recentSearches)
    .values({ customerId, ...search })
    .onConflictDoUpdate({
      target: [recentSearches.customerId, recentSearches.storeId, recentSearches.folded],
      set: { term, resultsCount, searchedAt },
    });
  await tx.execute(sql`
    delete from recent_searches where customer_id = ${customerId} and store_id = ${storeId} and folded in (
      select folded from recent_searches where customer_id = ${customerId} and store_id = ${storeId}
      order by searched_at desc, folded offset ${max})`);
}

/** Deletes one search of a member in a store, or all of them there. */
export async function deleteRecentSearches(
  db: Queryable,
  { customerId, storeId, folded }: { customerId: number; storeId: number; folded: string | null },
): Promise<void> {
  await db
    .delete(recentSearches)
    .where(
      and(
        eq(recentSearches.customerId, customerId),
        eq(recentSearches.storeId, storeId),
        folded === null ? undefined : eq(recentSearches.folded, folded),
      ),
    );
}

export async function countSearchTerm(
  db: Queryable,
  { storeId, folded, resultsCount, searchedAt }: Omit<StoredSearch, 'term'>,
): Promise<void> {
  await db
    .insert(searchTerms)
    .values({ storeId, folded, resultsCount, searchedAt, searches: 1 })
    .onConflictDoUpdate({
      target: [searchTerms.storeId, searchTerms.folded],
      set: { searches: sql`${searchTerms.searches} + 1`, resultsCount, searchedAt },
    });
}
