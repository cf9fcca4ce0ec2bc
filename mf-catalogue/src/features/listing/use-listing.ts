import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { CallResponse } from 'shared-contracts/api/descriptor';
import type { catProductsEs } from 'shared-contracts/descriptors/listing';
import { useShop } from 'shared-runtime';
import { listingQuery } from '../../api/listing-query.ts';
import type { ListingSelection } from '../../domain/listing/listing-selection.ts';

type Listing = CallResponse<typeof catProductsEs>;

/** With a `select` the client keeps what is equal in the data of the former query: such facets are not rendered again. */
const keepEqualParts = (listing: Listing): Listing => listing;

/** Queries the first shown page of a list. The previous data stays until the new data is loaded. */
export function useListing(selection: ListingSelection) {
  const shop = useShop();
  const { from = selection.p } = selection;
  return useQuery({
    ...listingQuery(shop, selection, from),
    placeholderData: keepPreviousData,
    select: keepEqualParts,
  });
}
