import { useEffect } from 'react';
import { searchSave, searchSaveNonauth } from 'shared-contracts/descriptors/search';
import { useSession, useShop } from 'shared-runtime';
import { hasFilters } from '../../domain/listing/filters.ts';
import type { ListingSelection } from '../../domain/listing/listing-selection.ts';
import { useRedirectedTerm } from './use-redirected-term.ts';

/**
 * Saves the search that has led to a list, with the list's number of products: for a member among the recent searches, for
 * a guest as a count without personal data. A filtered list is not the result of the term, so it is not saved. Failures
 * are ignored, because the search itself has succeeded.
 *
 * @param total undefined until it is known
 */
export function useSavedSearch({ s, filters }: ListingSelection, total: number | undefined): void {
  const redirectedTerm = useRedirectedTerm();
  const term = s ?? redirectedTerm;
  const { api, store } = useShop();
  const { isUserLoggedIn } = useSession();
  const isFiltered = hasFilters(filters);
  useEffect(() => {
    if (isFiltered || term === undefined || total === undefined) return;
    const endpoint = isUserLoggedIn ? searchSave : searchSaveNonauth;
    void api.call(endpoint, { store_id: store.id, term, results_count: total });
  }, [api, store.id, isUserLoggedIn, isFiltered, term, total]);
}
