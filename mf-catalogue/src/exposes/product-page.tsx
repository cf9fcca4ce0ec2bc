import { maySeePrices } from 'shared-contracts/session';
import type { PageModule, PageParams } from 'shared-runtime';
import { pendingAdditionQuery } from '../api/pending-addition-query.ts';
import { omnibusQuery } from '../api/product-facts-queries.ts';
import { productQuery } from '../api/product-query.ts';
import { returnsQuery } from '../api/returns-query.ts';
import { isRedirectedToSignIn } from '../domain/buying/restored-fields.ts';
import { settledWithin } from '../domain/settled-within.ts';
import { loadProductParts } from '../features/product/deferred-parts.ts';
import { DeferredFittingFields } from '../features/product/fitting/deferred-fitting.ts';
import { loadStructuredData } from '../features/product/load-structured-data.ts';
import { ProductPage } from '../features/product/product-page.tsx';
import { loadUnavailableParts } from '../features/product/unavailable/deferred-unavailable.ts';
import { DeferredProductSliders, startProductSliders } from '../features/sliders/deferred-product-sliders.ts';
import { LinksWithoutScripts } from '../features/sliders/links-without-scripts.tsx';
import { messages } from '../messages/product-messages.ts';

/** Milliseconds that a page waits for details without which it is complete. */
const detailsTimeoutMs = 1_000;

export const page: PageModule = {
  Component: ProductPageWithSliders,
  messages,
  async load(context, params) {
    const { queryClient } = context;
    const productId = Number(params.entityId);
    // Not awaited: a page without the reference price is complete, and the browser looks it up.
    if (maySeePrices(context.session)) void queryClient.prefetchQuery(omnibusQuery(context, productId));
    const waitForSliders = startProductSliders(context, productId);
    const details = [
      queryClient.prefetchQuery(returnsQuery(context)),
      isRedirectedToSignIn(params.search)
        ? queryClient.prefetchQuery(pendingAdditionQuery(context, productId))
        : Promise.resolve(),
    ];
    const [product] = await Promise.all([
      queryClient.fetchQuery(productQuery(context, productId)),
      loadProductParts(),
      // The product is shown without them if they fail or are slow.
      ...details.map((detail) => settledWithin(detail, detailsTimeoutMs)),
    ]);
    if (product.fittingForm !== null) await DeferredFittingFields.load();
    if (!product.inStock) await loadUnavailableParts(context, productId);
    if (product.isSold === false) return { status: 410, meta: { robots: 'noindex' } };
    await waitForSliders();
    return context.side === 'server'
      ? { structuredData: await loadStructuredData(context, product) }
      : undefined;
  },
};

function ProductPageWithSliders({ params }: { params: PageParams }) {
  const productId = Number(params.entityId);
  return (
    <ProductPage params={params}>
      <LinksWithoutScripts productId={productId} />
      <DeferredProductSliders productId={productId} />
    </ProductPage>
  );
}
