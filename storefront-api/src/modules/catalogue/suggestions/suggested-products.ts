import type { ProductCard } from 'shared-contracts/api/catalogue';
import { predictiveLimits } from 'shared-contracts/api/search';
import type { Queryable } from '../../../db/client.ts';
import type { CatalogueContext } from '../context.ts';
import type { CatalogueCache } from '../listing-index/catalogue-cache.ts';
import { searchPositions } from '../listings/search-positions.ts';
import { cardsById } from '../products/cards-by-id.ts';
import { termTokens } from '../search/tokens.ts';

/**
 * Returns the first products of the results of a term that is being typed, in their order: the search box and the results
 * page must not contradict each other. A single letter begins the names of too many products to suggest a few.
 */
export async function suggestedProducts(
  db: Queryable,
  cache: CatalogueCache,
  term: string,
  context: CatalogueContext,
): Promise<ProductCard[]> {
  if (termTokens(term).join('').length < 2) return [];
  const { index } = await cache.current();
  const { market } = context;
  const prices = index.prices.get(market.list);
  const ids: number[] = [];
  const { positions } = await searchPositions(db, index, { term, locale: market.locale, isExact: false });
  for (const position of positions) {
    // As in listings: products that the price list does not contain are not sold here.
    if ((prices?.special[position] ?? -1) >= 0) ids.push(index.productIds[position] ?? 0);
    if (ids.length === predictiveLimits.desktop) break;
  }
  return cardsById(db, ids, context);
}
