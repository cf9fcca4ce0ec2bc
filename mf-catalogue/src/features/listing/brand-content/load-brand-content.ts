import type { ShopContext } from 'shared-runtime';
import { brandContentQuery } from '../../../api/brand-content-query.ts';
import type { BrandContent } from '../../../domain/brands/read-brand-content.ts';
import { settledWithin } from '../../../domain/settled-within.ts';

/** Maximum time that the list of a brand waits for what is shown around it, milliseconds. */
const timeoutMs = 1_000;

/** Loads what the page of a brand shows besides its list. Returns null if that fails or is slow. */
export async function loadBrandQuery(context: ShopContext, brandId: number): Promise<BrandContent | null> {
  const query = brandContentQuery(context, brandId);
  await settledWithin(context.queryClient.prefetchQuery(query), timeoutMs);
  return context.queryClient.getQueryData(query.queryKey) ?? null;
}
