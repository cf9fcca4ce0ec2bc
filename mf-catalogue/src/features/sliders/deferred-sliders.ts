import { createDeferredView, type ShopContext } from 'shared-runtime';
import type { SliderRequest } from '../../api/slider-query.ts';
import { settledWithin } from '../../domain/settled-within.ts';
import type { ProductSliderProps } from './product-slider.tsx';
import type { ProductSlidersProps } from './product-sliders.tsx';
import type { SingleCardProps } from './single-card.tsx';
import type { RecentlyViewedProps } from './viewed/recently-viewed.tsx';

/** One chunk: a copy of the cards for each fragment would be larger than all that they have of their own. */
const loadCode = () => import(/* webpackChunkName: "product-sliders" */ './sliders.ts');

/** The rows below a product: lists of links until their code is loaded. */
export const DeferredProductSliders = createDeferredView<ProductSlidersProps>(
  async () => (await loadCode()).ProductSliders,
);

export const DeferredProductSlider = createDeferredView<ProductSliderProps>(
  async () => (await loadCode()).ProductSlider,
);

export const DeferredRecentlyViewed = createDeferredView<RecentlyViewedProps>(
  async () => (await loadCode()).RecentlyViewed,
);

export const DeferredSingleCard = createDeferredView<SingleCardProps>(
  async () => (await loadCode()).SingleCard,
);

/** Loads code and cards of a slider. Without cards it is left out. */
export async function loadSlider(context: ShopContext, request: SliderRequest | null): Promise<void> {
  const [code] = await Promise.all([loadCode(), DeferredProductSlider.load(), DeferredSingleCard.load()]);
  await code.loadSlider(context, request);
}

/** Loads the code, and what a member has viewed. */
export async function loadViewed(context: ShopContext, productId: number | undefined): Promise<void> {
  const [code] = await Promise.all([loadCode(), DeferredRecentlyViewed.load()]);
  await code.loadViewed(context, productId);
}

/** The server's page does not wait longer for the rows after the product has been loaded, milliseconds. */
const timeoutMs = 100;

/**
 * Begins to load the rows below a product, beside the product itself.
 * @returns a function that the page awaits when it has the product: on the server until the rows are loaded or late, in
 * the browser not at all. It never rejects.
 */
export function startProductSliders(context: ShopContext, productId: number): () => Promise<void> {
  const loading = loadProductSliders(context, productId);
  return () => (context.side === 'server' ? settledWithin(loading, timeoutMs) : Promise.resolve());
}

async function loadProductSliders(context: ShopContext, productId: number): Promise<void> {
  try {
    const [code] = await Promise.all([loadCode(), DeferredProductSliders.load()]);
    await code.loadProductSliders(context, productId);
  } catch (error) {
    // oxlint-disable-next-line no-console
    console.error('What is below a product could not be loaded', error);
  }
}
