import type { ShopContext } from 'shared-runtime';
import { bestsellersQuery } from '../../../api/bestsellers-query.ts';
import { departmentsQuery } from '../../../api/departments-query.ts';
import type { ListingSelection } from '../../../domain/listing/listing-selection.ts';
import { settledWithin } from '../../../domain/settled-within.ts';
import { emptyKind } from './empty-kind.ts';
import { suggestedBestsellers } from './suggestions.tsx';

/** The page does not wait longer for suggestions, milliseconds. */
const timeoutMs = 1_000;

/** Loads what {@link ListingEmpty} suggests for a list without any products. Does not reject for a failed query. */
export async function loadSuggestions(context: ShopContext, selection: ListingSelection): Promise<void> {
  const { queryClient } = context;
  if (emptyKind(selection, 0) === 'filtered') return;
  const queries = [
    queryClient.prefetchQuery(departmentsQuery(context)),
    queryClient.prefetchQuery(bestsellersQuery(context, suggestedBestsellers)),
  ];
  await settledWithin(Promise.all(queries), timeoutMs);
}
