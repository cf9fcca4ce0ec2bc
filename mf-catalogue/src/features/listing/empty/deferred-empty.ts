import { createDeferredView, type ShopContext } from 'shared-runtime';
import type { ListingSelection } from '../../../domain/listing/listing-selection.ts';
import type { ListingEmptyProps } from './listing-empty.tsx';

const loadEmpty = () => import(/* webpackChunkName: "empty-list" */ './empty.ts');

/** What is shown instead of products. */
export const DeferredEmpty = createDeferredView<ListingEmptyProps>(
  async () => (await loadEmpty()).ListingEmpty,
);

/** Loads what a list without products shows. Does not reject for a failed query. */
export async function loadEmptyList(context: ShopContext, selection: ListingSelection): Promise<void> {
  const [{ loadSuggestions }] = await Promise.all([loadEmpty(), DeferredEmpty.load()]);
  await loadSuggestions(context, selection);
}
