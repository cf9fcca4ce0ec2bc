import { predictiveSearch } from 'shared-contracts/descriptors/search';
import { endpointQuery, type ShopContext } from 'shared-runtime';

export function predictiveQuery(context: Pick<ShopContext, 'api' | 'store'>, term: string) {
  return endpointQuery(context, predictiveSearch, { storeId: context.store.id, q: term });
}
