import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSession, useShop } from 'shared-runtime';
import { deleteRecentSearch, recentSearchesQuery } from '../../../api/recent-searches.ts';
import type { RecentSearch } from '../../../domain/recent-searches.ts';
import { useRedirectedSearch } from './use-redirected-search.ts';
import { useGuestSearches } from './use-guest-searches.ts';

export interface RecentSearches {
  searches: readonly RecentSearch[];
  /** Records a search that is made now. Those of members are saved with their number of results, by the listing. */
  add: (term: string) => void;
  /** Removes one search, or all of them for null. */
  remove: (term: string | null) => void;
  /** Whether the last removal failed. */
  hasFailed: boolean;
}

/** Returns a member's recent searches from the API, and a guest's from the browser. */
export function useRecentSearches(isShown: boolean): RecentSearches {
  const shop = useShop();
  const { isUserLoggedIn } = useSession();
  const ofGuest = useGuestSearches(isShown && !isUserLoggedIn);
  useRedirectedSearch(isShown && !isUserLoggedIn, ofGuest.add);
  const ofMember = useQuery({ ...recentSearchesQuery(shop), enabled: isShown && isUserLoggedIn }).data;
  const [hasFailed, setHasFailed] = useState(false);

  async function removeOfMember(term: string | null): Promise<void> {
    setHasFailed(false);
    setHasFailed(!(await deleteRecentSearch(shop, term)));
  }

  if (!isUserLoggedIn) return { ...ofGuest, hasFailed: false };
  return {
    searches: ofMember ?? [],
    add: () => undefined,
    remove: (term) => void removeOfMember(term),
    hasFailed: hasFailed && isShown,
  };
}
