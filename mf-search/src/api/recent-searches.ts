import { searchRecent, searchRecentDelete } from 'shared-contracts/descriptors/search';
import { endpointQuery, type ShopContext } from 'shared-runtime';
import { readSearches } from '../domain/read-answers.ts';
import { maxRecentSearches, withoutSearch } from '../domain/recent-searches.ts';

type Source = Pick<ShopContext, 'api' | 'store'>;

/** Queries a member's recent searches; those of guests are in the browser. */
export function recentSearchesQuery(context: Source) {
  const request = { store_id: context.store.id, limit: maxRecentSearches };
  // Never fresh: the last search must be at the top.
  return { ...endpointQuery(context, searchRecent, request), select: readSearches, staleTime: 0 };
}

/**
 * Deletes one of a member's recent searches, or all of them. It disappears at once, and returns if it could not be
 * deleted. Returns whether it was.
 */
export async function deleteRecentSearch(
  { api, store, queryClient }: Source & Pick<ShopContext, 'queryClient'>,
  term: string | null,
): Promise<boolean> {
  const { queryKey } = recentSearchesQuery({ api, store });
  // An answer that is under way would show it again.
  await queryClient.cancelQueries({ queryKey });
  queryClient.setQueryData(queryKey, (answer) => ({
    searches: term === null ? [] : withoutSearch(readSearches(answer), term),
  }));
  const { ok } = await api.call(searchRecentDelete, { store_id: store.id, term });
  if (!ok) await queryClient.invalidateQueries({ queryKey });
  return ok;
}
