import { pendingAddition } from 'shared-contracts/descriptors/basket';
import { endpointQuery, type ShopContext } from 'shared-runtime';

/** Queries the addition of the product that this browser requested before sign-in. */
export function pendingAdditionQuery(context: Pick<ShopContext, 'api' | 'store'>, productId: number) {
  return endpointQuery(context, pendingAddition, { productId, store_id: context.store.id });
}
