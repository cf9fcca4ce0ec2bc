import { singleProduct } from 'shared-contracts/descriptors/product';
import { endpointQuery, type ShopContext } from 'shared-runtime';

export function productQuery(context: Pick<ShopContext, 'api' | 'store'>, productId: number) {
  return endpointQuery(context, singleProduct, { productId, store_id: context.store.id });
}
