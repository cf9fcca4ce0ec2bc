import type { ShopContext } from 'shared-runtime';
import { brandBestsellersQuery } from '../../../api/brand-bestsellers-query.ts';
import { brandContentQuery } from '../../../api/brand-content-query.ts';
import type { BrandContent } from '../../../domain/brands/read-brand-content.ts';
import { settledWithin } from '../../../domain/settled-within.ts';

/** Maximum time that the list of a brand waits for what is shown around it, milliseconds. */
const timeoutMs = 1_000;

/** Loads what the page of a brand shows besides its list. Returns null if that fails or is slow. */
export async function loadBrandQueries(context: ShopContext, brandId: number): Promise<BrandContent | null> {
  const { queryClient } = context;
  const content = brandContentQuery(context, brandId);
  const queries = [
    queryClient.prefetchQuery(content),
    queryClient.prefetchQuery(brandBestsellersQuery(context, brandId)),
  ];
  await settledWithin(Promise.all(queries), timeoutMs);
  return queryClient.getQueryData(content.queryKey) ?? null;
}
