import type { BundlePart, Product } from 'shared-contracts/api/product';
import { singleProduct } from 'shared-contracts/descriptors/product';
import type { ShopContext } from 'shared-runtime';
import { productQuery } from './product-query.ts';

/**
 * Loads what is left of a product after an addition was rejected: its options, or those of each part of a bundle. What
 * cannot be loaded stays as it is. Never rejects.
 */
export async function refreshStock(context: ShopContext, { productId, parts }: Product): Promise<void> {
  const { queryClient } = context;
  const { queryKey } = productQuery(context, productId);
  if (parts.length === 0) return queryClient.invalidateQueries({ queryKey });
  const current = await Promise.all(parts.map((part) => loadPart(context, productId, part)));
  queryClient.setQueryData(queryKey, (product) => product && { ...product, parts: current });
}

async function loadPart(
  { api, store }: ShopContext,
  bundleId: number,
  part: BundlePart,
): Promise<BundlePart> {
  const request = { productId: part.productId, store_id: store.id, parentBundleId: bundleId };
  const result = await api.call(singleProduct, request);
  if (result.ok) {
    const { options, inStock } = result.data;
    return { ...part, options, inStock };
  }
  return result.failure.code === 'not_found' ? { ...part, inStock: false } : part;
}
