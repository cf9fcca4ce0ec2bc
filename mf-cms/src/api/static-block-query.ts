import { endpointQuery, type ShopContext } from 'shared-runtime';

export function staticBlockQuery(context: Pick<ShopContext, 'api' | 'store'>, identifier: string) {
  return endpointQuery(context, 'static-blocks', { identifier, storeId: context.store.id });
}
