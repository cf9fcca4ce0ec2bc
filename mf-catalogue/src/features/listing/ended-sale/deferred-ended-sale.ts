import { createDeferredView, type PageParams, type PageResult, type ShopContext } from 'shared-runtime';
import { relatedSalesQuery } from '../../../api/related-sales-query.ts';
import { readSubject } from '../../../domain/listing/listing-selection.ts';
import { DeferredRelatedSales } from '../related-content/deferred-related-content.ts';

/** The type that `page-route` answers for a sale that has ended. */
export const endedSaleType = 'ended-sale';

export const DeferredEndedSale = createDeferredView<{ params: PageParams }>(
  async () => (await import(/* webpackChunkName: "ended-sale" */ './ended-sale-page.tsx')).EndedSalePage,
);

/** Loads the page of a sale that has ended. Rejects if its name cannot be loaded. */
export async function loadEndedSale(context: ShopContext, params: PageParams): Promise<PageResult> {
  const { queryClient } = context;
  const [{ sales }] = await Promise.all([
    queryClient.fetchQuery(relatedSalesQuery(context, readSubject(params))),
    DeferredEndedSale.load(),
    DeferredRelatedSales.load(),
  ]);
  // `prefetchQuery` never rejects: the page links to the running sales without it too.
  if (sales.length === 0) await queryClient.prefetchQuery(relatedSalesQuery(context, {}));
  return { status: 410, meta: { robots: 'noindex' } };
}
