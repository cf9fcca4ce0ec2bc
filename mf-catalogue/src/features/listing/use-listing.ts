import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useShop } from 'shared-runtime';
import { listingQuery } from '../../api/listing-query.ts';
import type { ListingSelection } from '../../domain/listing-selection.ts';

/** What is shown stays until its successor is here. */
export function useListing(selection: ListingSelection) {
  const shop = useShop();
  return useQuery({ ...listingQuery(shop, selection), placeholderData: keepPreviousData });
}
