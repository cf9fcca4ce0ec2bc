import { config } from 'shared-contracts/descriptors/shop';
import { endpointQuery, type ShopContext } from 'shared-runtime';

/** Queries the number of days within which the store accepts returns. */
export function returnsQuery(context: Pick<ShopContext, 'api' | 'store'>) {
  return endpointQuery(context, config, { store_id: context.store.id, keys: 'returnValidityDays' });
}
