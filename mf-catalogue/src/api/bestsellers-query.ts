import { bestsellers } from 'shared-contracts/descriptors/sliders';
import { endpointQuery, type ShopContext } from 'shared-runtime';

/** Queries what sells best in the store. */
export function bestsellersQuery(context: Pick<ShopContext, 'api' | 'store'>, count: number) {
  return endpointQuery(context, bestsellers, { storeId: context.store.id, count });
}
