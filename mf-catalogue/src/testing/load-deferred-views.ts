import {
  DeferredBrandRating,
  DeferredBrandStart,
  DeferredBrandStories,
} from '../features/listing/brand-content/deferred-brand-content.ts';
import {
  DeferredRelatedSales,
  DeferredSubcategories,
} from '../features/listing/related-content/deferred-related-content.ts';
import { loadListControls } from '../features/listing/controls/deferred-controls.ts';
import { DeferredEmpty } from '../features/listing/empty/deferred-empty.ts';

/** Loads the deferred parts of lists, as `load()` of the page does before it is rendered. */
export async function loadDeferredViews(): Promise<void> {
  await Promise.all([
    loadListControls(),
    DeferredEmpty.load(),
    DeferredBrandRating.load(),
    DeferredBrandStart.load(),
    DeferredBrandStories.load(),
    DeferredRelatedSales.load(),
    DeferredSubcategories.load(),
  ]);
}
