import { hasFilters } from './filters.ts';
import type { ListingSelection } from './listing-selection.ts';

/**
 * Returns whether a list is the first page of a brand without filters, which shows more than the list. Any other page
 * begins with the products that the visitor has asked for.
 */
export function isBrandStart<Selection extends ListingSelection>(
  selection: Selection,
): selection is Selection & { brand_id: number } {
  const { brand_id: brandId, p, from = p, filters } = selection;
  return brandId !== undefined && from === 1 && !hasFilters(filters);
}
