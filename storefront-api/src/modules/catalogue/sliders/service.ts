import type { ProductCard } from 'shared-contracts/api/catalogue';
import type { Queryable } from '../../../db/client.ts';
import { ShopError } from '../../../shop-error.ts';
import { cardsById } from '../products/cards-by-id.ts';
import type { ListingIndex } from '../listing-index/index-data.ts';
import type { CatalogueCache } from '../listing-index/catalogue-cache.ts';
import { findProductHome, type ProductHome } from '../products/product-home.ts';
import type { CatalogueContext } from '../context.ts';
import { isDeliverable } from '../../delivery/estimate.ts';
import { allPositions, genderOfProduct, pickProducts } from './pick.ts';

export interface CatalogueReader {
  db: Queryable;
  cache: CatalogueCache;
  context: CatalogueContext;
}

interface SliderRequest {
  gender?: number | undefined;
  count: number;
  /** Country of delivery. Without delivery to it the result is empty. */
  country?: string | undefined;
}

/**
 * Returns the cards of the first matching products at some positions.
 * @param request `without` is the product that they go with: they suit its wearer unless a gender is given
 */
async function pickCards(
  { db, cache, context }: CatalogueReader,
  request: SliderRequest & { without?: number },
  positionsOf: (index: ListingIndex) => Iterable<number>,
): Promise<ProductCard[]> {
  if (request.country !== undefined && !isDeliverable(request.country)) return [];
  const { index } = await cache.current();
  const { count, without } = request;
  const gender = request.gender ?? (without === undefined ? undefined : genderOfProduct(index, without));
  const ids = pickProducts(index, positionsOf(index), { list: context.market.list, gender, count, without });
  return cardsById(db, ids, context);
}

export function bestsellers(reader: CatalogueReader, request: SliderRequest): Promise<ProductCard[]> {
  return pickCards(reader, request, allPositions);
}

interface Subject {
  brandId?: number | undefined;
  categoryId?: number | undefined;
}

/** Returns the bestsellers of a brand, of a category, or of a brand within a category. Throws `not_found`. */
export async function bestsellersOf(
  reader: CatalogueReader,
  request: SliderRequest,
  { brandId, categoryId }: Subject,
): Promise<ProductCard[]> {
  const { index } = await reader.cache.current();
  if (brandId !== undefined && !index.names.brands.has(brandId)) throw new ShopError('not_found');
  if (categoryId !== undefined && !index.categories.has(categoryId)) throw new ShopError('not_found');
  return pickCards(reader, request, () => {
    const ofBrand = brandId === undefined ? undefined : (index.byBrand.get(brandId) ?? []);
    const ofCategory = categoryId === undefined ? undefined : (index.byCategory.get(categoryId) ?? []);
    if (ofBrand === undefined || ofCategory === undefined)
      return ofBrand ?? ofCategory ?? allPositions(index);
    const allowed = new Set(ofCategory);
    return [...ofBrand].filter((position) => allowed.has(position));
  });
}

async function homeOf({ db }: CatalogueReader, productId: number): Promise<ProductHome> {
  const home = await findProductHome(db, productId);
  if (home === null) throw new ShopError('not_found');
  return home;
}

export async function relatedProducts(
  reader: CatalogueReader,
  productId: number,
  request: SliderRequest,
): Promise<ProductCard[]> {
  const { categoryId } = await homeOf(reader, productId);
  return pickCards(
    reader,
    { ...request, without: productId },
    (index) => index.byCategory.get(categoryId) ?? [],
  );
}

export async function brandProducts(
  reader: CatalogueReader,
  productId: number,
  request: SliderRequest,
): Promise<ProductCard[]> {
  const { brandId } = await homeOf(reader, productId);
  return pickCards(reader, { ...request, without: productId }, (index) => index.byBrand.get(brandId) ?? []);
}

/** Allowed prices of recommendations, relative to the product's price. */
const priceRange = { from: 0.2, to: 2 };

/** Returns the most popular products of the other categories in the product's department, within `priceRange`. */
export async function recommendedProducts(
  reader: CatalogueReader,
  productId: number,
  request: SliderRequest,
): Promise<ProductCard[]> {
  const { categoryId } = await homeOf(reader, productId);
  const { list } = reader.context.market;
  return pickCards(reader, { ...request, without: productId }, (index) => {
    const own = index.prices.get(list)?.special[index.positionOf.get(productId) ?? -1] ?? 0;
    const department = departmentOf(index, categoryId);
    const categories = [...index.categories.values()].filter(
      ({ id, urlPath }) => id !== categoryId && urlPath.startsWith(`${department}/`),
    );
    const lists = categories.map(({ id }) =>
      [...(index.byCategory.get(id) ?? [])].filter((position) => {
        const special = index.prices.get(list)?.special[position] ?? -1;
        return special >= own * priceRange.from && special <= own * priceRange.to;
      }),
    );
    return interleave(lists);
  });
}

function departmentOf({ categories }: ListingIndex, categoryId: number): string {
  return categories.get(categoryId)?.urlPath.split('/')[0] ?? '';
}

/**
 * Takes the first of each list, then the second of each, and so on, so that no category dominates. Skips duplicates.
 */
function* interleave(lists: readonly (readonly number[])[]): Generator<number> {
  const seen = new Set<number>();
  const longest = Math.max(0, ...lists.map((list) => list.length));
  for (let turn = 0; turn < longest; turn += 1) {
    for (const list of lists) {
      const position = list[turn];
      if (position === undefined || seen.has(position)) continue;
      seen.add(position);
      yield position;
    }
  }
}
