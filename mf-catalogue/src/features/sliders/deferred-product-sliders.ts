import { createDeferredView, type ShopContext } from 'shared-runtime';
import { settledWithin } from '../../domain/settled-within.ts';
import { loadSlidersCode } from './load-code.ts';
import type { ProductSlidersProps } from './product-sliders.tsx';

/** The rows below a product: lists of links until their code is loaded. */
export const DeferredProductSliders = createDeferredView<ProductSlidersProps>(
  async () => (await loadSlidersCode()).ProductSliders,
);

/** Longest time that the server waits for the rows after the product has been loaded. */
const timeoutMs = 100;

/**
 * Starts to load the rows below a product, in parallel with the product. The server loads them for guests, whose pages it
 * caches. For members it would load and render them for every view, although most never scroll to them: their browsers load
 * them when they come near the screen, as after a navigation.
 * @returns a function that the page calls when it has the product. It resolves when the rows are loaded, at the latest after
 * `timeoutMs`, and never rejects.
 */
export function startProductSliders(context: ShopContext, productId: number): () => Promise<void> {
  if (context.side === 'browser') return () => Promise.resolve();
  const loading = load(context, productId);
  return () => settledWithin(loading, timeoutMs);
}

async function load(context: ShopContext, productId: number): Promise<void> {
  try {
    const [code] = await Promise.all([loadSlidersCode(), DeferredProductSliders.load()]);
    if (!context.session.isUserLoggedIn) await code.loadProductSliders(context, productId);
  } catch (error) {
    // oxlint-disable-next-line no-console
    console.error('What is below a product could not be loaded', error);
  }
}
