import { LRUCache } from 'lru-cache';
import type { StoreLocale } from 'shared-contracts/locales';
import type { Queryable } from '../../../db/client.ts';
import { fold } from 'storefront-ports/fold';
import { cachePerIndex } from '../listing-index/cache-per-index.ts';
import type { ListingIndex } from '../listing-index/index-data.ts';
import { searchProducts, type SearchResult } from '../search/search-products.ts';

const maxCachedSearches = 500;

const searchesPerIndex = cachePerIndex(
  () => new LRUCache<string, Promise<SearchResult>>({ max: maxCachedSearches }),
);

/** Returns the result of a search, which pages, orders and filters of it share. */
export function searchPositions(
  db: Queryable,
  index: ListingIndex,
  { term, locale, isExact }: { term: string; locale: StoreLocale; isExact: boolean },
): Promise<SearchResult> {
  const key = `${locale} ${isExact ? 'exact' : ''} ${fold(term)}`;
  const searches = searchesPerIndex(index);
  const known = searches.get(key);
  if (known !== undefined) return known;
  const searching = searchProducts(db, index, { term, locale, isExact });
  searches.set(key, searching);
  // A failed query is repeated by the next call.
  searching.catch(() => searches.delete(key));
  return searching;
}
