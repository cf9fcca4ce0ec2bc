import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useShop } from 'shared-runtime';
import { listingQuery } from '../../api/listing-query.ts';
import type { ListingSelection } from '../../domain/listing/listing-selection.ts';

/** Queries the first shown page of a list. The previous data stays until the new data is loaded. */
export function useListing(selection: ListingSelection) {
  const shop = useShop();
  const { from = selection.p } = selection;
  return useQuery({ ...listingQuery(shop, selection, from), placeholderData: keepPreviousData });
}
