import type { BrandMark } from 'shared-contracts/api/catalogue';
import { homeLimits } from 'shared-contracts/api/home-limits';
import { brandLogoPath, brandPath } from '../brand-path.ts';
import type { ListingIndex } from '../listing-index/index-data.ts';

/**
 * Returns the brands of the running sales, and then those of the most popular products in stock.
 *
 * @param brandIds of the sales, null for one of several brands
 */
export function brandMarks(
  index: ListingIndex,
  list: string,
  brandIds: readonly (number | null)[],
): BrandMark[] {
  const chosen = new Set<number>(brandIds.filter((id) => id !== null));
  for (const id of popularBrands(index, list)) {
    if (chosen.size >= homeLimits.brands) break;
    chosen.add(id);
  }
  return [...chosen].slice(0, homeLimits.brands).flatMap((id) => {
    const brand = index.names.brands.get(id);
    if (brand === undefined) return [];
    const { name, slug } = brand;
    return [{ id, name, url: brandPath(slug), logo: brandLogoPath(slug) }];
  });
}

/** The index is ordered by popularity. */
function* popularBrands({ size, brandIds, inStock, prices }: ListingIndex, list: string): Generator<number> {
  const special = prices.get(list)?.special;
  for (let position = 0; position < size; position += 1) {
    if (inStock[position] === 1 && (special?.[position] ?? -1) >= 0) yield brandIds[position] ?? 0;
  }
}
