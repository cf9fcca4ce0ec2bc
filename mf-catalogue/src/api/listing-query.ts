import { catProductsEs } from 'shared-contracts/descriptors/listing';
import { endpointQuery, type ShopContext } from 'shared-runtime';
import type { ListingSelection } from '../domain/listing/listing-selection.ts';

export function listingQuery(context: Pick<ShopContext, 'api' | 'store'>, selection: ListingSelection) {
  return endpointQuery(context, catProductsEs, { store_id: context.store.id, ...selection });
}
