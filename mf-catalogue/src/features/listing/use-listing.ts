import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useShop } from 'shared-runtime';
import { listingQuery } from '../../api/listing-query.ts';
import type { ListingSelection } from '../../domain/listing/listing-selection.ts';

/** Queries a list. The previous data stays until the new data is loaded. */
export function useListing(selection: ListingSelection) {
  const shop = useShop();
  return useQuery({ ...listingQuery(shop, selection), placeholderData: keepPreviousData });
}
