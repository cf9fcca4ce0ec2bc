import { catProductsEs } from 'shared-contracts/descriptors/listing';
import { endpointQuery, type ShopContext } from 'shared-runtime';
import type { ListingSelection } from '../domain/listing/listing-selection.ts';

type QueryContext = Pick<ShopContext, 'api' | 'store'>;

/** Queries one page of a list; `selection.p` by default. */
export function listingQuery(context: QueryContext, selection: ListingSelection, page = selection.p) {
  const { from: _from, p: _last, filters, ...request } = selection;
  const { in_stock: inStock, last_items: lastItems, ...texts } = filters;
  return endpointQuery(context, catProductsEs, {
    store_id: context.store.id,
    ...request,
    ...texts,
    ...(inStock !== undefined && { in_stock: true }),
    ...(lastItems !== undefined && { last_items: true }),
    p: page,
  });
}
