import { useEffect } from 'react';
import { useSession } from 'shared-runtime';
import { useGuestSearches } from './use-guest-searches.ts';

/**
 * Records the search of a results page among a guest's recent searches, also of one that was opened by its URL or by the
 * form before hydration. Those of members are saved by the listing.
 *
 * @param term null for no search, or for a list that is not the result of the term alone
 */
export function useRecordSearch(term: string | null): void {
  const { isUserLoggedIn } = useSession();
  const { add } = useGuestSearches(false);
  useEffect(() => {
    if (!isUserLoggedIn && term !== null) add(term);
  }, [add, isUserLoggedIn, term]);
}
