import { cachePerIndex } from '../listing-index/cache-per-index.ts';
import type { ListingIndex } from '../listing-index/index-data.ts';

/** The products of a brand in one price list. */
export interface BrandProducts {
  /** As many as the list of the brand has, also those that are sold out. */
  count: number;
  hasStock: boolean;
}

const countsPerIndex = cachePerIndex(() => new Map<string, ReadonlyMap<number, BrandProducts>>());

/** Returns the brands with products in a price list, by id. Counted once per list and index. */
export function productsByBrand(index: ListingIndex, list: string): ReadonlyMap<number, BrandProducts> {
  const counts = countsPerIndex(index);
  const known = counts.get(list);
  if (known !== undefined) return known;
  const counted = new Map<number, BrandProducts>();
  const special = index.prices.get(list)?.special;
  for (const [brandId, positions] of index.byBrand) {
    const listed = positions.filter((position) => (special?.[position] ?? -1) >= 0);
    if (listed.length === 0) continue;
    counted.set(brandId, {
      count: listed.length,
      hasStock: listed.some((position) => index.inStock[position] === 1),
    });
  }
  counts.set(list, counted);
  return counted;
}
