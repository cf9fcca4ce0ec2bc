import { createDeferredView, type ShopContext } from 'shared-runtime';
import { settledWithin } from '../../domain/settled-within.ts';
import { loadSlidersCode } from './load-code.ts';
import type { ProductSlidersProps } from './product-sliders.tsx';

/** The rows below a product: lists of links until their code is loaded. */
export const DeferredProductSliders = createDeferredView<ProductSlidersProps>(
  async () => (await loadSlidersCode()).ProductSliders,
);

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
    const [code] = await Promise.all([loadSlidersCode(), DeferredProductSliders.load()]);
    await code.loadProductSliders(context, productId);
  } catch (error) {
    // oxlint-disable-next-line no-console
    console.error('What is below a product could not be loaded', error);
  }
}
