import type { FragmentProps } from 'shared-contracts/exposes';
import type { FragmentModule } from 'shared-runtime';
import { loadListing } from '../api/load-listing.ts';
import { isBeyondEnd, lastPageUrl } from '../domain/listing/last-page-url.ts';
import { readListingProps } from '../domain/listing/listing-selection.ts';
import { loadEmptyList } from '../features/listing/empty/deferred-empty.ts';
import { loadListControls } from '../features/listing/controls/deferred-controls.ts';
import { Listing } from '../features/listing/listing.tsx';
import { messages } from '../messages/lists/index.ts';

type ListingProps = FragmentProps<'catalogue/listing'>;

export const fragment: FragmentModule<ListingProps> = {
  Component: (props) => <Listing {...readListingProps(props)} />,
  messages,
  async load(context, props) {
    const selection = readListingProps(props);
    const [{ total, pagination }] = await Promise.all([loadListing(context, selection), loadListControls()]);
    const { count } = pagination;
    if (isBeyondEnd(selection, count)) return { redirectOf: (page) => lastPageUrl(page, selection, count) };
    if (total === 0) await loadEmptyList(context, selection);
    return undefined;
  },
};
