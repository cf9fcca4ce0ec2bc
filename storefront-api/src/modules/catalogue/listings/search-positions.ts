import { LRUCache } from 'lru-cache';
import type { StoreLocale } from 'shared-contracts/locales';
import { and, desc, eq, sql } from 'drizzle-orm';
import type { Queryable } from '../../../db/client.ts';
import { productTexts } from '../../../db/schema/index.ts';
import { similarityCondition, wordsCondition } from '../search/search-conditions.ts';
import { fold } from '../search/search-terms.ts';
import { cachePerIndex } from '../listing-index/cache-per-index.ts';
import type { ListingIndex } from '../listing-index/index-data.ts';

/** More than anybody pages through; beyond it the rest of a very common word is left out. */
const mostMatches = 50_000;
const mostSimilar = 500;
const maxCachedSearches = 500;

const searchesPerIndex = cachePerIndex(() => new LRUCache<string, Int32Array>({ max: maxCachedSearches }));

/** The products that a term finds, best first: words in the name before words in the description, then by favour. */
export async function searchPlaces(
  db: Queryable,
  index: ListingIndex,
  term: string,
  locale: StoreLocale,
): Promise<Int32Array> {
  const key = `${locale} ${fold(term)}`;
  const searches = searchesPerIndex(index);
  const known = searches.get(key);
  if (known !== undefined) return known;

  const { where, isInName } = wordsCondition(term, locale);
  const rows = await db
    .select({ id: productTexts.productId, isInName: sql<boolean>`${isInName}` })
    .from(productTexts)
    .where(and(eq(productTexts.locale, locale), where))
    .limit(mostMatches);
  const placesOf = (found: readonly { id: number }[]) =>
    Int32Array.from(found.flatMap(({ id }) => index.placeOf.get(id) ?? []));
  const places =
    rows.length > 0
      ? Int32Array.from([
          ...placesOf(rows.filter((row) => row.isInName)).sort(),
          ...placesOf(rows.filter((row) => !row.isInName)).sort(),
        ])
      : placesOf(await findSimilar(db, term, locale));
  searches.set(key, places);
  return places;
}

function findSimilar(db: Queryable, term: string, locale: StoreLocale) {
  const { where, likeness } = similarityCondition(term);
  return db
    .select({ id: productTexts.productId })
    .from(productTexts)
    .where(and(eq(productTexts.locale, locale), where))
    .orderBy(desc(likeness), productTexts.productId)
    .limit(mostSimilar);
}
