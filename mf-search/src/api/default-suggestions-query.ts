import { searchRecent, underSearchSales } from 'shared-contracts/descriptors/search';
import { endpointQuery, type ShopContext } from 'shared-runtime';

type Source = Pick<ShopContext, 'api' | 'store'>;

/** Maximum number of recent searches, for which the panel has room beside the sales. */
const maxSearches = 5;
const maxSales = 4;

/** Queries a member's recent searches; guests have none. */
export function recentSearchesQuery(context: Source) {
  // Never fresh: the last search must be at the top.
  return {
    ...endpointQuery(context, searchRecent, { store_id: context.store.id, limit: maxSearches }),
    staleTime: 0,
  };
}

export function underSearchSalesQuery(context: Source) {
  return endpointQuery(context, underSearchSales, { store_id: context.store.id, limit: maxSales });
}
