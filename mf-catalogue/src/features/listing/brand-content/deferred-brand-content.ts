import { createDeferredView, type ShopContext } from 'shared-runtime';
import type { BrandContent } from '../../../domain/brands/read-brand-content.ts';
import { importRelatedContent } from '../related-content/deferred-related-content.ts';
import type { BrandPartProps } from './brand-part.ts';
import type { BrandStartProps } from './brand-start.tsx';

export const DeferredBrandRating = createDeferredView<BrandPartProps>(
  async () => (await importRelatedContent()).BrandRating,
);

export const DeferredBrandStart = createDeferredView<BrandStartProps>(
  async () => (await importRelatedContent()).BrandStart,
);

export const DeferredBrandStories = createDeferredView<BrandPartProps>(
  async () => (await importRelatedContent()).BrandStories,
);

/** Loads what the page of a brand shows besides its list, so that the server renders it. Null if that fails or is slow. */
export async function loadBrandContent(context: ShopContext, brandId: number): Promise<BrandContent | null> {
  const [{ loadBrandQueries }] = await Promise.all([
    importRelatedContent(),
    DeferredBrandRating.load(),
    DeferredBrandStart.load(),
    DeferredBrandStories.load(),
  ]);
  return loadBrandQueries(context, brandId);
}
