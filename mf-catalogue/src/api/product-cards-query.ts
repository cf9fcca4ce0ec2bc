import { productCards } from 'shared-contracts/descriptors/sliders';
import { endpointQuery, type ShopContext } from 'shared-runtime';

/** Queries the cards of given products in their order. Those that the store does not sell are left out. */
export function productCardsQuery(
  context: Pick<ShopContext, 'api' | 'store'>,
  productIds: readonly number[],
) {
  return endpointQuery(context, productCards, {
    storeId: context.store.id,
    product_ids: productIds.join(','),
  });
}
