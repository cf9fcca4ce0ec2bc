import type { CallResponse } from 'shared-contracts/api/descriptor';
import type { catProductsEs } from 'shared-contracts/descriptors/listing';
import type { PageModule, ShopContext, StructuredData } from 'shared-runtime';
import { listingQuery } from '../api/listing-query.ts';
import { listingUrl } from '../domain/listing/listing-url.ts';
import { readListingState, readSubject } from '../domain/listing/listing-selection.ts';
import { listingBreadcrumbs } from '../domain/breadcrumbs.ts';
import { ListingPage } from '../features/listing/listing-page.tsx';
import { messages } from '../messages/index.ts';

export const page: PageModule = {
  Component: ListingPage,
  messages,
  async load(context, params) {
    const state = readListingState(params.search);
    const selection = { ...readSubject(params), ...state };
    const listing = await context.queryClient.fetchQuery(listingQuery(context, selection));
    const lastPage = Math.max(1, listing.pagination.count);
    if (state.p > lastPage) {
      const search = new URLSearchParams(params.search).toString();
      return { redirect: listingUrl(params.path, search, { ...state, p: lastPage }) };
    }
    return context.side === 'server' ? { structuredData: await describe(context, listing) } : undefined;
  },
};

async function describe(
  { store }: ShopContext,
  listing: CallResponse<typeof catProductsEs>,
): Promise<StructuredData[]> {
  const { heading } = listing;
  if (heading === null) return [];
  const { breadcrumbData, listingData } = await import(
    /* webpackChunkName: "structured-data" */ '../domain/structured-data/index.ts'
  );
  return [breadcrumbData(listingBreadcrumbs(heading), store.shopName), listingData(listing)];
}
