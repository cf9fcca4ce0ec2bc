import { config } from 'shared-contracts/descriptors/shop';
import { endpointQuery, type ShopContext } from 'shared-runtime';

/** Queries the score and the number of the store's reviews at the review service. */
export function reviewQuery(context: Pick<ShopContext, 'api' | 'store'>) {
  return endpointQuery(context, config, { store_id: context.store.id, keys: 'reviewScore,reviewCount' });
}
