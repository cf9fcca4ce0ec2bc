import { hasFilters } from '../../../domain/listing/filters.ts';
import type { ListingSelection } from '../../../domain/listing/listing-selection.ts';

/**
 * Why a list shows no products. `pastEnd`: an earlier API does not bound pages. `subject`: the category, brand or sale has
 * none.
 */
export type EmptyKind = 'filtered' | 'pastEnd' | 'search' | 'subject';

export function emptyKind({ s, filters }: ListingSelection, total: number): EmptyKind {
  if (hasFilters(filters)) return 'filtered';
  if (total > 0) return 'pastEnd';
  return s === undefined ? 'subject' : 'search';
}
