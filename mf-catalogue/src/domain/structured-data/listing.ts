import { categoryPageSize } from 'shared-contracts/api/listing-page-size';
import type { CallResponse } from 'shared-contracts/api/descriptor';
import type { catProductsEs } from 'shared-contracts/descriptors/listing';
import type { StructuredData } from 'shared-runtime';

type Listing = CallResponse<typeof catProductsEs>;

/** Returns the products of one page of a list as schema.org data, without prices. */
export function listingData({ items, total, pagination }: Listing): StructuredData {
  const firstIndex = (pagination.current - 1) * categoryPageSize;
  return {
    '@type': 'ItemList',
    numberOfItems: total,
    itemListElement: items.map(({ url }, index) => ({
      '@type': 'ListItem',
      position: firstIndex + index + 1,
      url,
    })),
  };
}
