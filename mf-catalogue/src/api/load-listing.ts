import type { ShopContext } from 'shared-runtime';
import type { ListingSelection } from '../domain/listing/listing-selection.ts';
import { paginationOf, shownPages } from '../domain/listing/list-pages.ts';
import { listingQuery } from './listing-query.ts';

/**
 * Loads the shown pages of a list and returns the first of them. Rejects if that one fails; each of the others is loaded
 * again by its own part of the list.
 */
export async function loadListing(context: ShopContext, selection: ListingSelection) {
  const { queryClient } = context;
  const { from = selection.p } = selection;
  const first = await queryClient.fetchQuery(listingQuery(context, selection, from));
  const others = shownPages(paginationOf(selection, first.pagination.count)).slice(1);
  await Promise.all(others.map((page) => queryClient.prefetchQuery(listingQuery(context, selection, page))));
  return first;
}
