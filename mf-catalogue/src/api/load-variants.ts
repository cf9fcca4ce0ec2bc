import type { Product } from 'shared-contracts/api/product';
import type { CallResponse } from 'shared-contracts/api/descriptor';
import { productVariants } from 'shared-contracts/descriptors/product';
import type { ShopContext } from 'shared-runtime';
import { lookUp } from './look-up.ts';

/** Longest time that a page waits for the variants. */
const timeoutMs = 1_000;

/**
 * Loads the variants of a product for search engines, which are guests, so that members do not wait. Returns none for a
 * member, for a product without options, and if they cannot be loaded in time.
 */
export async function loadVariants(
  { api, session, store }: ShopContext,
  { productId, options }: Pick<Product, 'productId' | 'options'>,
): Promise<CallResponse<typeof productVariants>['variants']> {
  if (session.isUserLoggedIn || options.length === 0) return [];
  const found = await lookUp({
    call: (signal) => api.call(productVariants, { product_id: productId, store_id: store.id }, { signal }),
    subject: `the variants of product ${productId}`,
    signal: AbortSignal.timeout(timeoutMs),
  }).catch(() => null);
  return found?.variants ?? [];
}
