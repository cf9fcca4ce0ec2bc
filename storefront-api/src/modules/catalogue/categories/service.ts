import type { ResponseOf } from 'shared-contracts/api';
import type { StoreLocale } from 'shared-contracts/locales';
import { ShopError } from '../../../shop-error.ts';
import { audiences, type CategoryEntry, type ListingIndex } from '../listing-index/index-data.ts';
import { categoryPath } from '../category-path.ts';
import { boundedPage, paginationOf } from '../pagination.ts';
import type { CatalogueContext } from '../context.ts';

const genderAudience: Readonly<Record<number, 'men' | 'women'>> = { 1: 'men', 2: 'women' };

function named(category: CategoryEntry, locale: StoreLocale) {
  return { id: category.id, name: category.name[locale], url: categoryPath(category) };
}

/** Counts the products of a category that the price list contains and that suit a gender. */
function countProducts(index: ListingIndex, id: number, list: string, gender?: number): number {
  const column = index.prices.get(list);
  const wanted = gender === undefined ? undefined : genderAudience[gender];
  let count = 0;
  for (const position of index.byCategory.get(id) ?? []) {
    const audience = audiences[index.audience[position] ?? 0];
    const suits =
      wanted === undefined || audience === wanted || audience === 'unisex' || audience === 'junior';
    if (suits && (column?.special[position] ?? -1) >= 0) count += 1;
  }
  return count;
}

function requireEntry({ categories }: ListingIndex, id: number): CategoryEntry {
  const category = categories.get(id);
  if (category === undefined) throw new ShopError('not_found');
  return category;
}

function childrenOf({ categories }: ListingIndex, id: number): CategoryEntry[] {
  return [...categories.values()].filter(({ parentId }) => parentId === id);
}

interface Page {
  categoryId: number;
  count: number;
  page: number;
  gender?: number | undefined;
}

export function subcategories(
  index: ListingIndex,
  { categoryId, count, page, gender }: Page,
  { market }: CatalogueContext,
): ResponseOf<'cat-subcategories'> {
  requireEntry(index, categoryId);
  const filled = childrenOf(index, categoryId)
    .map((child) => ({
      ...named(child, market.locale),
      count: countProducts(index, child.id, market.list, gender),
    }))
    .filter((child) => child.count > 0);
  const pages = Math.ceil(filled.length / count);
  const current = boundedPage(page, pages);
  return {
    categories: filled.slice((current - 1) * count, current * count),
    pagination: paginationOf(current, pages),
  };
}

type Tree = ResponseOf<'category-navigation'>['tree'];

function tree(index: ListingIndex, id: number, context: CatalogueContext): Tree {
  const { locale, list } = context.market;
  return childrenOf(index, id)
    .map((child) => ({
      ...named(child, locale),
      count: countProducts(index, child.id, list),
      children: tree(index, child.id, context),
    }))
    .filter((child) => child.count > 0);
}

/** Returns the tree below a category, by default the root, and the path from the root to the category. */
export function categoryNavigation(
  index: ListingIndex,
  categoryId: number | undefined,
  context: CatalogueContext,
): ResponseOf<'category-navigation'> {
  const root = [...index.categories.values()].find(({ parentId }) => parentId === null);
  const subject = categoryId === undefined ? root : requireEntry(index, categoryId);
  if (subject === undefined) return { path: [], tree: [] };
  const path: ResponseOf<'category-navigation'>['path'] = [];
  for (
    let at: CategoryEntry | undefined = subject;
    at !== undefined;
    at = index.categories.get(at.parentId ?? 0)
  ) {
    path.unshift(named(at, context.market.locale));
  }
  return { path, tree: tree(index, subject.id, context) };
}

const prefix = /^(?:https?:\/\/[^/]*)?\/?(?:(?:products|event)(?:\/|$))?/;

/**
 * Finds a category by a path such as `/products/skis`, `/event/skis` or `skis`. Ignores the query and trailing slashes.
 * The URL of a category with products for one gender only lists those for the given gender and the unisex ones. Throws
 * `not_found`.
 */
export function categoryOfUrl(
  index: ListingIndex,
  { url, gender }: { url: string; gender?: number | undefined },
  { market: { locale, list } }: CatalogueContext,
) {
  const path = (url.split(/[?#]/)[0] ?? '').replace(prefix, '').replace(/\/+$/, '');
  const category = [...index.categories.values()].find(({ urlPath }) => urlPath === path);
  if (category === undefined) throw new ShopError('not_found');
  const found = named(category, locale);
  const audience = gender === undefined ? undefined : genderAudience[gender];
  if (audience === undefined || !hasAudience(index, category.id, list, audience)) return found;
  return { ...found, url: `${found.url}?gender=${[audience, 'unisex'].sort().join(',')}` };
}

function hasAudience(
  index: ListingIndex,
  categoryId: number,
  list: string,
  audience: 'men' | 'women',
): boolean {
  const special = index.prices.get(list)?.special;
  const wanted = audiences.indexOf(audience);
  return (index.byCategory.get(categoryId) ?? []).some(
    (position) => index.audience[position] === wanted && (special?.[position] ?? -1) >= 0,
  );
}
