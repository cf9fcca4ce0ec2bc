import { recentlyViewedSave } from 'shared-contracts/descriptors/sliders';
import type { ShopContext } from 'shared-runtime';
import { viewedProductsKey } from './viewed-products-query.ts';

/**
 * Adds products to what the member has viewed.
 * @param productIds latest first, not empty
 * @returns whether they need not be sent again: they are stored, or the API will never store them
 */
export async function saveViewed(
  { api, store, queryClient }: Pick<ShopContext, 'api' | 'store' | 'queryClient'>,
  productIds: readonly [number, ...number[]],
): Promise<boolean> {
  const [productId, ...earlier] = productIds;
  const result = await api.call(recentlyViewedSave, {
    store_id: store.id,
    product_id: productId,
    ...(earlier.length > 0 && { earlier_product_ids: earlier }),
  });
  if (!result.ok) return result.failure.code === 'not_found';
  const queryKey = viewedProductsKey({ store });
  // The visible list lacks only what was viewed without an account. A first answer that is under way lacks it too.
  if (earlier.length > 0) await queryClient.cancelQueries({ queryKey });
  await queryClient.invalidateQueries({ queryKey, refetchType: earlier.length > 0 ? 'active' : 'none' });
  return true;
}
