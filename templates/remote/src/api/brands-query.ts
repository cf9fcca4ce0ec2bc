import { brands } from 'shared-contracts/descriptors/brands';
import { endpointQuery, type ShopContext } from 'shared-runtime';

/** Returns the query of the brands of the store. */
export function brandsQuery(context: Pick<ShopContext, 'api' | 'store'>) {
  return endpointQuery(context, brands, { store_id: context.store.id });
}
