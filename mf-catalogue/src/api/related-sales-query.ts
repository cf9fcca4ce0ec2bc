import { relatedSales } from 'shared-contracts/descriptors/sliders';
import { endpointQuery, type ShopContext } from 'shared-runtime';
import type { ListingSubject } from '../domain/listing/listing-selection.ts';

/** Queries the running sales near the subject of a list. */
export function relatedSalesQuery(
  context: Pick<ShopContext, 'api' | 'store'>,
  { category_id: categoryId, brand_id: brandId, sale_context: saleId }: ListingSubject,
) {
  return endpointQuery(context, relatedSales, {
    store_id: context.store.id,
    ...(categoryId !== undefined && { category_id: categoryId }),
    ...(brandId !== undefined && { brand_id: brandId }),
    ...(saleId !== undefined && { sale_id: saleId }),
  });
}
