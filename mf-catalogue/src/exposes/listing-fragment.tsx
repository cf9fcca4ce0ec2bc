import type { FragmentModule } from 'shared-runtime';
import { listingQuery } from '../api/listing-query.ts';
import type { ListingSelection } from '../domain/listing/listing-selection.ts';
import { Listing } from '../features/listing/listing.tsx';
import { messages } from '../messages/index.ts';

export const fragment: FragmentModule<ListingSelection> = {
  Component: Listing,
  messages,
  async load(context, props) {
    await context.queryClient.fetchQuery(listingQuery(context, props));
  },
};
