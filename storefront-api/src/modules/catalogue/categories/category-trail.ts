import type { Breadcrumb } from 'shared-contracts/api/fields';
import type { StoreLocale } from 'shared-contracts/locales';
import { categoryPath } from '../category-path.ts';
import type { CategoryEntry, ListingIndex } from '../listing-index/index-data.ts';

/** Returns a category and its ancestors, the topmost first, without the root. */
export function categoryTrail({ categories }: ListingIndex, categoryId: number): CategoryEntry[] {
  const trail: CategoryEntry[] = [];
  for (let at = categories.get(categoryId); at !== undefined; at = categories.get(at.parentId ?? 0)) {
    if (at.urlPath !== '') trail.unshift(at);
  }
  return trail;
}

export function breadcrumbOf(category: CategoryEntry, locale: StoreLocale): Breadcrumb {
  return { name: category.name[locale], url: categoryPath(category) };
}
