import { LRUCache } from 'lru-cache';
import type { StoreLocale } from 'shared-contracts/locales';
import { and, desc, eq, sql } from 'drizzle-orm';
import type { Queryable } from '../../../db/client.ts';
import { productTexts } from '../../../db/schema/index.ts';
import { similarityCondition, wordsCondition } from '../search/search-conditions.ts';
import { withSynonyms } from '../search/synonyms.ts';
import { fold } from 'storefront-ports/fold';
import { cachePerIndex } from '../listing-index/cache-per-index.ts';
import type { ListingIndex } from '../listing-index/index-data.ts';

/** Limits the matches of very common words. */
const maxMatches = 50_000;
const maxSimilar = 500;
const maxCachedSearches = 500;

const searchesPerIndex = cachePerIndex(() => new LRUCache<string, Int32Array>({ max: maxCachedSearches }));

/**
 * Returns the positions of products that match a term or its synonyms: matches in the name first, then those in the description, each
 * by popularity. Without any match it returns similar names.
 */
export async function searchPositions(
  db: Queryable,
  index: ListingIndex,
  term: string,
  locale: StoreLocale,
): Promise<Int32Array> {
  const key = `${locale} ${fold(term)}`;
  const searches = searchesPerIndex(index);
  const known = searches.get(key);
  if (known !== undefined) return known;

  const { where, isInName } = wordsCondition(await withSynonyms(db, index, term, locale), locale);
  const rows = await db
    .select({ id: productTexts.productId, isInName: sql<boolean>`${isInName}` })
    .from(productTexts)
    .where(and(eq(productTexts.locale, locale), where))
    .limit(maxMatches);
  const positionsOf = (found: readonly { id: number }[]) =>
    Int32Array.from(found.flatMap(({ id }) => index.positionOf.get(id) ?? []));
  const positions =
    rows.length > 0
      ? Int32Array.from([
          ...positionsOf(rows.filter((row) => row.isInName)).sort(),
          ...positionsOf(rows.filter((row) => !row.isInName)).sort(),
        ])
      : positionsOf(await findSimilar(db, term, locale));
  searches.set(key, positions);
  return positions;
}

function findSimilar(db: Queryable, term: string, locale: StoreLocale) {
  const { where, similarity } = similarityCondition(term);
  return db
    .select({ id: productTexts.productId })
    .from(productTexts)
    .where(and(eq(productTexts.locale, locale), where))
    .orderBy(desc(similarity), productTexts.productId)
    .limit(maxSimilar);
}
