import { createDeferredView, type ShopContext } from 'shared-runtime';
import type { ListingSubject } from '../../../domain/listing/listing-selection.ts';
import type { RelatedSalesProps } from './related-sales.tsx';
import type { SubcategoriesProps } from './subcategories.tsx';

/** Loads the code of what is around a list, one chunk for all kinds of lists. */
export const importRelatedContent = () =>
  import(/* webpackChunkName: "related-content" */ './related-content.ts');

/** The categories below a category, which are links until their code is loaded. */
export const DeferredSubcategories = createDeferredView<SubcategoriesProps>(
  async () => (await importRelatedContent()).Subcategories,
);

export const DeferredRelatedSales = createDeferredView<RelatedSalesProps>(
  async () => (await importRelatedContent()).RelatedSales,
);

/** Loads subcategories and related sales, so that the server renders them. Does not reject for a failed or slow query. */
export async function loadRelatedContent(context: ShopContext, subject: ListingSubject): Promise<void> {
  const [{ loadRelatedQueries }] = await Promise.all([
    importRelatedContent(),
    DeferredSubcategories.load(),
    DeferredRelatedSales.load(),
  ]);
  await loadRelatedQueries(context, subject);
}
