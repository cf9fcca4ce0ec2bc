import type { CallResponse } from 'shared-contracts/api/descriptor';
import type { catProductsEs } from 'shared-contracts/descriptors/listing';
import {
  type PageModule,
  type PageParams,
  type PageResult,
  type ShopContext,
  type StructuredData,
} from 'shared-runtime';
import { loadListing } from '../api/load-listing.ts';
import { ownBrandPath } from '../domain/brands/own-brand-path.ts';
import type { BrandContent } from '../domain/brands/read-brand-content.ts';
import { isBrandStart } from '../domain/listing/brand-start.ts';
import { isBeyondEnd, lastPageUrl } from '../domain/listing/last-page-url.ts';
import { hasFilters } from '../domain/listing/filters.ts';
import { readListingState, readSubject } from '../domain/listing/listing-selection.ts';
import { listingBreadcrumbs } from '../domain/breadcrumbs.ts';
import { loadBrandContent } from '../features/listing/brand-content/deferred-brand-content.ts';
import {
  DeferredEndedSale,
  endedSaleType,
  loadEndedSale,
} from '../features/listing/ended-sale/deferred-ended-sale.ts';
import { loadRelatedContent } from '../features/listing/related-content/deferred-related-content.ts';
import { loadEmptyList } from '../features/listing/empty/deferred-empty.ts';
import { loadListControls } from '../features/listing/controls/deferred-controls.ts';
import { ListingPage } from '../features/listing/listing-page.tsx';
import { messages } from '../messages/lists/index.ts';

export const page: PageModule = {
  Component: ListingOrEndedSale,
  messages,
  async load(context, params) {
    if (params.pageType === endedSaleType) return loadEndedSale(context, params);
    const state = readListingState(params.search);
    const subject = readSubject(params);
    const selection = { ...subject, ...state };
    const [listing, brand] = await Promise.all([
      loadListing(context, selection),
      isBrandStart(selection)
        ? loadBrandContent(context, selection.brand_id)
        : loadRelatedContent(context, subject),
      loadListControls(),
    ]);
    const { count } = listing.pagination;
    if (isBeyondEnd(state, count)) return { redirect: lastPageUrl(params, state, count) };
    if (listing.total === 0) await loadEmptyList(context, selection);
    const title = listing.heading?.title;
    const meta = {
      ...((hasFilters(state.filters) || (subject.brand_id !== undefined && listing.total === 0)) &&
        unindexed),
      ...(title !== undefined && { title: `${title} | ${context.store.shopName}` }),
    };
    return {
      ...(Object.keys(meta).length > 0 && { meta }),
      ...(context.side === 'server' && { structuredData: await describe(context, params, listing, brand) }),
    };
  },
};

function ListingOrEndedSale({ params }: { params: PageParams }) {
  return params.pageType === endedSaleType ? (
    <DeferredEndedSale params={params} />
  ) : (
    <ListingPage params={params} />
  );
}

/**
 * Combinations of filters are too many to be indexed, and none of them is the canonical page of another one. The page of a
 * brand without products says so, and nothing else.
 */
const unindexed: PageResult['meta'] = { robots: 'noindex, follow', canonical: null, alternates: [] };

async function describe(
  { store }: ShopContext,
  params: PageParams,
  listing: CallResponse<typeof catProductsEs>,
  brand: BrandContent | null | void,
): Promise<StructuredData[]> {
  const { heading } = listing;
  if (heading === null) return [];
  const { brandData, breadcrumbData, listingData } = await import(
    /* webpackChunkName: "structured-data" */ '../domain/structured-data/index.ts'
  );
  const breadcrumbs = breadcrumbData(listingBreadcrumbs(heading), store.shopName);
  if (params.pageType !== 'brand') return [breadcrumbs, listingData(listing)];
  // Further pages have no content of the brand, and it may fail; the page has aliases, of which the data name none.
  const { url = '', rating = null } = brand ?? {};
  const source = { ...heading, url: url || ownBrandPath(params.path), rating };
  return [breadcrumbs, listingData(listing), brandData(source)];
}
