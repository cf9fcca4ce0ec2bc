import { sizeGuide } from 'shared-contracts/descriptors/product-facts';
import { endpointQuery, type ShopContext } from 'shared-runtime';

/**
 * Queries a size guide. It never becomes stale: size guides do not change while a tab is open.
 * @param productId the product whose column is marked
 */
export function sizeGuideQuery(
  context: Pick<ShopContext, 'api' | 'store'>,
  code: string,
  productId: number | undefined,
) {
  return {
    ...endpointQuery(context, sizeGuide, {
      store_id: context.store.id,
      code,
      ...(productId !== undefined && { product_id: productId }),
    }),
    staleTime: Infinity,
  };
}
