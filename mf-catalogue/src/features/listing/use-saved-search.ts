import { useEffect } from 'react';
import { useSession, useShop } from 'shared-runtime';

/**
 * Keeps a member's search among their recent ones, with the number of products that it found. `total` is undefined
 * until that is known. A search that cannot be kept is found all the same, so nothing is said.
 */
export function useSavedSearch(term: string | undefined, total: number | undefined): void {
  const { api, store } = useShop();
  const { isUserLoggedIn } = useSession();
  useEffect(() => {
    if (!isUserLoggedIn || term === undefined || total === undefined) return;
    void api.call('search-save', { store_id: store.id, term, results_count: total });
  }, [api, store.id, isUserLoggedIn, term, total]);
}
