import { categoryPageSize } from 'shared-contracts/api/listing-page-size';
import type { ResponseOf } from 'shared-contracts/api';
import type { StructuredData } from 'shared-runtime';

type Listing = ResponseOf<'cat-products-es'>;

/** The products of one page of a list, in schema.org's words. Holds no prices. */
export function listingData({ items, total, pagination }: Listing): StructuredData {
  const before = (pagination.current - 1) * categoryPageSize;
  return {
    '@type': 'ItemList',
    numberOfItems: total,
    itemListElement: items.map(({ url }, index) => ({
      '@type': 'ListItem',
      position: before + index + 1,
      url,
    })),
  };
}
