import { endpointQuery, type ShopContext } from 'shared-runtime';

export function predictiveQuery(context: Pick<ShopContext, 'api' | 'store'>, term: string) {
  return endpointQuery(context, 'predictive-search-v2', { storeId: context.store.id, q: term });
}
