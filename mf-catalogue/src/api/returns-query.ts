import { endpointQuery, type ShopContext } from 'shared-runtime';

/** For how many days the store takes a product back. */
export function returnsQuery(context: Pick<ShopContext, 'api' | 'store'>) {
  return endpointQuery(context, 'config', { store_id: context.store.id, keys: 'returnValidityDays' });
}
