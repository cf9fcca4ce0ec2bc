import type { PageModule } from 'shared-runtime';
import { listingQuery } from '../api/listing-query.ts';
import { readListingState, readSubject } from '../domain/listing-selection.ts';
import { ListingPage } from '../features/listing/listing-page.tsx';
import { messages } from '../messages/index.ts';

export const page: PageModule = {
  Component: ListingPage,
  messages,
  async load(context, params) {
    const selection = { ...readSubject(params), ...readListingState(params.search) };
    await context.queryClient.fetchQuery(listingQuery(context, selection));
  },
};
