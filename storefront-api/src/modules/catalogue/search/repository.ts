import type { StoreLocale } from 'shared-contracts/locales';
import { and, asc, desc, eq, ilike, isNull, or, sql } from 'drizzle-orm';
import type { Queryable } from '../../../db/client.ts';
import { brands, recentSearches, searchRedirects, searchTerms } from '../../../db/schema/index.ts';

/** By a part of the name or, with a typing error, by likeness. `folded` has no accents and no capitals. */
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

/** Categories with products whose names hold a word that begins so. */
export async function findCategoriesByWord(
  db: Queryable,
  locale: StoreLocale,
  beginning: string,
): Promise<CategoryCount[]> {
  const result = await db.execute(sql`
    select category_id as "categoryId", max(products) as products from search_words
    where locale = ${locale} and word like ${`${escapeLike(beginning)}%`}
    group by category_id`);
  return (result as unknown as { rows: CategoryCount[] }).rows;
}

const mostSimilarWords = 3;

/** The words that are most like one with a typing error. */
export async function findSimilarWords(db: Queryable, locale: StoreLocale, word: string): Promise<string[]> {
  const result = await db.execute(sql`
    select word from search_words where locale = ${locale} and word % ${word}
    group by word order by similarity(word, ${word}) desc, word limit ${mostSimilarWords}`);
  return (result as unknown as { rows: { word: string }[] }).rows.map((row) => row.word);
}

/** The language's own redirect before the one of every language. */
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

interface SearchMade {
  storeId: number;
  folded: string;
  term: string;
  resultsCount: number;
  searchedAt: Date;
}

/** The same words again move to the front instead of standing twice; only the latest `kept` stay. */
export async function saveRecentSearch(
  tx: Queryable,
  customerId: number,
  search: SearchMade,
  kept: number,
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
      order by searched_at desc, folded offset ${kept})`);
}

export async function countSearchTerm(
  db: Queryable,
  { storeId, folded, resultsCount, searchedAt }: Omit<SearchMade, 'term'>,
): Promise<void> {
  await db
    .insert(searchTerms)
    .values({ storeId, folded, resultsCount, searchedAt, searches: 1 })
    .onConflictDoUpdate({
      target: [searchTerms.storeId, searchTerms.folded],
      set: { searches: sql`${searchTerms.searches} + 1`, resultsCount, searchedAt },
    });
}
