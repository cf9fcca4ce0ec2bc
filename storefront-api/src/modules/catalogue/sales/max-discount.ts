import { cachePerIndex } from '../listing-index/cache-per-index.ts';
import type { ListingIndex } from '../listing-index/index-data.ts';

const discountsOf = cachePerIndex(() => new Map<string, number | null>());

/**
 * The largest discount of a sale in a price list, percent; null where it sells nothing by that list. Every banner
 * says it, so it is counted once for a state of the catalogue: asking the database for it took longer than the
 * rest of the home page.
 */
export function maxDiscountOf(index: ListingIndex, list: string, saleId: number): number | null {
  const discounts = discountsOf(index);
  const key = `${list} ${saleId}`;
  const cached = discounts.get(key);
  if (cached !== undefined) return cached;
  const most = count(index, list, saleId);
  discounts.set(key, most);
  return most;
}

function count({ prices, bySale }: ListingIndex, list: string, saleId: number): number | null {
  const column = prices.get(list);
  let most: number | null = null;
  for (const place of bySale.get(saleId) ?? []) {
    if (column === undefined || (column.special[place] ?? -1) < 0) continue;
    most = Math.max(most ?? 0, column.discount[place] ?? 0);
  }
  return most;
}
