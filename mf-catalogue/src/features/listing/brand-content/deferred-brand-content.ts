import { createDeferredView, type ShopContext } from 'shared-runtime';
import type { BrandContent } from '../../../domain/brands/read-brand-content.ts';
import { importRelatedContent } from '../related-content/deferred-related-content.ts';
import type { BrandPartProps } from './brand-part.ts';

export const DeferredBrandRating = createDeferredView<BrandPartProps>(
  async () => (await importRelatedContent()).BrandRating,
);

export const DeferredBrandCategories = createDeferredView<BrandPartProps>(
  async () => (await importRelatedContent()).BrandCategories,
);

export const DeferredBrandStories = createDeferredView<BrandPartProps>(
  async () => (await importRelatedContent()).BrandStories,
);

/** Loads what the page of a brand shows besides its list, so that the server renders it. Null if that fails or is slow. */
export async function loadBrandContent(context: ShopContext, brandId: number): Promise<BrandContent | null> {
  const [{ loadBrandQuery }] = await Promise.all([
    importRelatedContent(),
    DeferredBrandRating.load(),
    DeferredBrandCategories.load(),
    DeferredBrandStories.load(),
  ]);
  return loadBrandQuery(context, brandId);
}
