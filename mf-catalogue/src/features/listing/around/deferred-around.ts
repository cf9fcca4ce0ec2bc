import { createDeferredView, type ShopContext } from 'shared-runtime';
import type { ListingSubject } from '../../../domain/listing/listing-selection.ts';
import type { RelatedSalesProps } from './related-sales.tsx';
import type { SubcategoriesProps } from './subcategories.tsx';

const loadAround = () => import(/* webpackChunkName: "around-list" */ './around.ts');

/** The categories below a category, which are links until their code is loaded. */
export const DeferredSubcategories = createDeferredView<SubcategoriesProps>(
  async () => (await loadAround()).Subcategories,
);

export const DeferredRelatedSales = createDeferredView<RelatedSalesProps>(
  async () => (await loadAround()).RelatedSales,
);

/** Loads what is around a list, so that the server renders it. Does not reject for a failed or slow query. */
export async function loadListSurroundings(context: ShopContext, subject: ListingSubject): Promise<void> {
  const [{ loadAroundQueries }] = await Promise.all([
    loadAround(),
    DeferredSubcategories.load(),
    DeferredRelatedSales.load(),
  ]);
  await loadAroundQueries(context, subject);
}
