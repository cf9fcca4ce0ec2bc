import { createDeferredView, type ShopContext } from 'shared-runtime';
import type { SliderRequest } from '../../api/slider-query.ts';
import { loadSlidersCode } from './load-code.ts';
import type { ProductSliderProps } from './product-slider.tsx';
import type { SingleCardProps } from './single-card.tsx';
import type { RecentlyViewedProps } from './viewed/recently-viewed.tsx';

export const DeferredProductSlider = createDeferredView<ProductSliderProps>(
  async () => (await loadSlidersCode()).ProductSlider,
);

export const DeferredRecentlyViewed = createDeferredView<RecentlyViewedProps>(
  async () => (await loadSlidersCode()).RecentlyViewed,
);

export const DeferredSingleCard = createDeferredView<SingleCardProps>(
  async () => (await loadSlidersCode()).SingleCard,
);

/** Loads code and cards of a slider. Without cards it is left out. */
export async function loadSlider(context: ShopContext, request: SliderRequest | null): Promise<void> {
  const [code] = await Promise.all([
    loadSlidersCode(),
    DeferredProductSlider.load(),
    DeferredSingleCard.load(),
  ]);
  await code.loadSlider(context, request);
}

/** Loads the code, and what a member has viewed. */
export async function loadViewed(context: ShopContext, productId: number | undefined): Promise<void> {
  const [code] = await Promise.all([loadSlidersCode(), DeferredRecentlyViewed.load()]);
  await code.loadViewed(context, productId);
}
