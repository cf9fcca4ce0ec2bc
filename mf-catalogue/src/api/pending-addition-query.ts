import { endpointQuery, type ShopContext } from 'shared-runtime';

/** What this browser asked to add of the product before it signed in. */
export function pendingAdditionQuery(context: Pick<ShopContext, 'api' | 'store'>, productId: number) {
  return endpointQuery(context, 'pending-addition', { productId, store_id: context.store.id });
}
