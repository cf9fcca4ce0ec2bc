import { useEffect } from 'react';
import { searchSave } from 'shared-contracts/descriptors/search';
import { useSession, useShop } from 'shared-runtime';

/**
 * Saves a member's search with its number of results. `total` is undefined until it is known. Failures are ignored:
 * the search itself has succeeded.
 */
export function useSavedSearch(term: string | undefined, total: number | undefined): void {
  const { api, store } = useShop();
  const { isUserLoggedIn } = useSession();
  useEffect(() => {
    if (!isUserLoggedIn || term === undefined || total === undefined) return;
    void api.call(searchSave, { store_id: store.id, term, results_count: total });
  }, [api, store.id, isUserLoggedIn, term, total]);
}
