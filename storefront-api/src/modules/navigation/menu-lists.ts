import type { ListingIndex } from '../catalogue/listing-index/index-data.ts';
import { brandPath } from '../catalogue/brand-path.ts';
import { categoryPath } from '../catalogue/category-path.ts';

/** The products of a list by position, the most popular first. */
type Positions = Int32Array;

export interface MenuLists {
  /** Returns whether the link leads to a category or brand of which the store sells nothing. */
  isEmpty: (url: string) => boolean;
  /** Returns the ids of products of a list that are in stock, the most popular first; none for other pages. */
  inStock: (url: string) => number[];
}

/** Finds the lists of a price list by their paths. `saleIds`: by path. */
export function menuLists(
  index: ListingIndex,
  list: string,
  saleIds: ReadonlyMap<string, number>,
): MenuLists {
  const special = index.prices.get(list)?.special;
  const isSold = (position: number) => (special?.[position] ?? -1) >= 0;
  const none = new Int32Array();
  const lists = new Map<string, Positions>();
  for (const category of index.categories.values())
    lists.set(categoryPath(category), index.byCategory.get(category.id) ?? none);
  for (const [id, { slug }] of index.names.brands) lists.set(brandPath(slug), index.byBrand.get(id) ?? none);
  for (const [path, id] of saleIds) lists.set(path, index.bySale.get(id) ?? none);
  return {
    isEmpty: (url) => lists.get(url)?.some(isSold) === false,
    inStock: (url) =>
      [...(lists.get(url) ?? none)]
        .filter((position) => isSold(position) && index.inStock[position] === 1)
        .map((position) => index.productIds[position] ?? 0),
  };
}
