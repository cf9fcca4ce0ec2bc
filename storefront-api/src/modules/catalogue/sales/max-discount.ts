import { cachePerIndex } from '../listing-index/cache-per-index.ts';
import type { ListingIndex } from '../listing-index/index-data.ts';

const discountsOf = cachePerIndex(() => new Map<string, number | null>());

/**
 * Returns the largest discount of a sale in a price list, in percent; null if the list contains none of its products.
 * Cached per index, because every banner shows it and a query took longer than the rest of the home page.
 */
export function maxDiscountOf(index: ListingIndex, list: string, saleId: number): number | null {
  const discounts = discountsOf(index);
  const key = `${list} ${saleId}`;
  const cached = discounts.get(key);
  if (cached !== undefined) return cached;
  const max = count(index, list, saleId);
  discounts.set(key, max);
  return max;
}

function count({ prices, bySale }: ListingIndex, list: string, saleId: number): number | null {
  const column = prices.get(list);
  let max: number | null = null;
  for (const position of bySale.get(saleId) ?? []) {
    if (column === undefined || (column.special[position] ?? -1) < 0) continue;
    max = Math.max(max ?? 0, column.discount[position] ?? 0);
  }
  return max;
}
