import { productsRelated } from 'shared-contracts/descriptors/sliders';
import { endpointQuery, type ShopContext } from 'shared-runtime';

/** Products of the same category that are asked for; of those, only the ones in stock are shown. */
const count = 12;

/** Queries products that may be bought instead of one that is not available. */
export function alternativesQuery(context: Pick<ShopContext, 'api' | 'store'>, productId: number) {
  return endpointQuery(context, productsRelated, { productId, storeId: context.store.id, count });
}
