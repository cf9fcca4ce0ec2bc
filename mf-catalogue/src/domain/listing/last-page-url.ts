import { listingUrl } from './listing-url.ts';
import type { ListingState } from './listing-selection.ts';
import { paginationOf } from './list-pages.ts';

/** The page that shows a list. */
export interface ListPage {
  path: string;
  search: Readonly<Record<string, string>>;
}

/**
 * Returns whether a list was requested beyond its last page. An empty list has page 1.
 *
 * @param count number of pages
 */
export function isBeyondEnd({ p }: Pick<ListingState, 'p'>, count: number): boolean {
  return p > Math.max(1, count);
}

/** Returns the URL of a list with its pages bounded to the last one (specification §4). */
export function lastPageUrl({ path, search }: ListPage, state: ListingState, count: number): string {
  const { from: _from, ...others } = state;
  const { mode, initial, current } = paginationOf(state, Math.max(1, count));
  const query = new URLSearchParams(search).toString();
  return listingUrl(path, query, { ...others, p: current, ...(mode === 'extend' && { from: initial }) });
}
