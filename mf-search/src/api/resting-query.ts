import { endpointQuery, type ShopContext } from 'shared-runtime';

type Source = Pick<ShopContext, 'api' | 'store'>;

/** As many as the panel has room for beside the sales. */
const shownSearches = 5;
const shownSales = 4;

/** A member's own; a guest has none. */
export function recentSearchesQuery(context: Source) {
  // A search that was made a moment ago belongs at the top.
  return {
    ...endpointQuery(context, 'search-recent', { store_id: context.store.id, limit: shownSearches }),
    staleTime: 0,
  };
}

export function underSearchSalesQuery(context: Source) {
  return endpointQuery(context, 'under-search-sales', { store_id: context.store.id, limit: shownSales });
}
