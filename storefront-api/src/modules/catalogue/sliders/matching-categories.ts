import { pathWithAncestors } from 'storefront-ports/category-path';
import { cachePerIndex } from '../listing-index/cache-per-index.ts';
import type { CategoryEntry, ListingIndex } from '../listing-index/index-data.ts';

/** Ids of categories by path. */
const idsByPath = cachePerIndex(() => new Map<string, number>());

function idOfPath(index: ListingIndex, path: string): number | undefined {
  const ids = idsByPath(index);
  if (ids.size === 0) for (const { id, urlPath } of index.categories.values()) ids.set(urlPath, id);
  return ids.get(path);
}

/** Positions of {@link ownPositions} by the id of the category. */
const positionsOfCategory = cachePerIndex(() => new Map<number, readonly number[]>());

/**
 * Returns the positions of the products of the category itself: ski bindings without touring bindings, which have a
 * category of their own. A category that has subcategories only has the products of these.
 */
function ownPositions(index: ListingIndex, category: CategoryEntry): readonly number[] {
  const known = positionsOfCategory(index).get(category.id);
  if (known !== undefined) return known;
  const all = [...(index.byCategory.get(category.id) ?? [])];
  const ofChildren = new Set(
    [...index.categories.values()]
      .filter(({ parentId }) => parentId === category.id)
      .flatMap(({ id }) => [...(index.byCategory.get(id) ?? [])]),
  );
  const own = all.filter((position) => !ofChildren.has(position));
  const positions = own.length > 0 ? own : all;
  positionsOfCategory(index).set(category.id, positions);
  return positions;
}

/**
 * Returns the positions of the products that go with those of a category, in one list for each of the categories that its
 * record names, or that of the closest category above it, except the category itself. Null if none names any.
 */
export function positionsGoingWith(index: ListingIndex, categoryId: number): (readonly number[])[] | null {
  const path = index.categories.get(categoryId)?.urlPath;
  if (path === undefined) return null;
  const rules = pathWithAncestors(path)
    .map((each) => index.categories.get(idOfPath(index, each) ?? -1)?.goesWith ?? [])
    .find((each) => each.length > 0);
  return (
    rules?.flatMap((each) => {
      if (each === path) return [];
      const category = index.categories.get(idOfPath(index, each) ?? -1);
      return category === undefined ? [] : [ownPositions(index, category)];
    }) ?? null
  );
}
