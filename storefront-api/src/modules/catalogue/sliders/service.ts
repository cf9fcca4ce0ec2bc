import type { ProductCard } from 'shared-contracts/api/catalogue';
import type { Queryable } from '../../../db/client.ts';
import { ShopError } from '../../../shop-error.ts';
import { cardsById } from '../products/cards-by-id.ts';
import type { ListingIndex } from '../listing-index/index-data.ts';
import type { CatalogueCache } from '../listing-index/catalogue-cache.ts';
import { findBrandAndCategory, type BrandAndCategory } from '../products/brand-and-category.ts';
import type { CatalogueContext } from '../context.ts';
import { isDeliverable } from '../../delivery/estimate.ts';
import { sameLevelFirst } from './levels.ts';
import { positionsGoingWith } from './matching-categories.ts';
import { allPositions, bestsellersFirst, firstProducts, suitablePositions } from './pick.ts';
import { audienceAt, suitingGender, suitingWearer } from './wearers.ts';

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

/** Leaves out products that are not in stock, not sold in the store, or made for other wearers. */
type Suitable = (positions: Iterable<number>) => Iterable<number>;

/**
 * Returns the cards of the first matching products at some positions.
 * @param shownWith id of the product beside which they are shown: they suit its wearer, and it is left out
 */
async function pickCards(
  { db, cache, context }: CatalogueReader,
  { country, gender, count }: SliderRequest,
  positionsOf: (index: ListingIndex, suitable: Suitable) => Iterable<number>,
  shownWith?: number,
): Promise<ProductCard[]> {
  if (country !== undefined && !isDeliverable(country)) return [];
  const { index } = await cache.current();
  const position = shownWith === undefined ? undefined : index.positionOf.get(shownWith);
  const audiences =
    position === undefined ? suitingGender(gender) : suitingWearer(audienceAt(index, position), gender);
  const choice = { list: context.market.list, audiences, without: shownWith };
  const suitable: Suitable = (positions) => suitablePositions(index, positions, choice);
  return cardsById(db, firstProducts(index, suitable(positionsOf(index, suitable)), count), context);
}

export function bestsellers(reader: CatalogueReader, request: SliderRequest): Promise<ProductCard[]> {
  return pickCards(reader, request, allPositions);
}

interface Subject {
  brandId?: number | undefined;
  categoryId?: number | undefined;
}

/**
 * Returns the bestsellers of a brand, of a category, or of a brand within a category.
 * @throws {ShopError} `not_found` for an unknown brand or category
 */
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
      return bestsellersFirst(index, [...(ofBrand ?? ofCategory ?? allPositions(index))]);
    const allowed = new Set(ofCategory);
    return bestsellersFirst(
      index,
      [...ofBrand].filter((position) => allowed.has(position)),
    );
  });
}

/** @throws {ShopError} `not_found` for an unknown product */
async function requireProduct({ db }: CatalogueReader, productId: number): Promise<BrandAndCategory> {
  const found = await findBrandAndCategory(db, productId);
  if (found === null) throw new ShopError('not_found');
  return found;
}

/** Returns alternatives: products of the same category, those of the same level first. */
export async function relatedProducts(
  reader: CatalogueReader,
  productId: number,
  request: SliderRequest,
): Promise<ProductCard[]> {
  const { categoryId } = await requireProduct(reader, productId);
  return pickCards(
    reader,
    request,
    (index) => sameLevelFirst(index, index.byCategory.get(categoryId) ?? [], index.positionOf.get(productId)),
    productId,
  );
}

/** Returns products of the same brand. */
export async function brandProducts(
  reader: CatalogueReader,
  productId: number,
  request: SliderRequest,
): Promise<ProductCard[]> {
  const { brandId } = await requireProduct(reader, productId);
  return pickCards(reader, request, (index) => index.byBrand.get(brandId) ?? [], productId);
}

/**
 * Returns what goes with a product: the most popular products of each category that the catalogue names for its category,
 * those of its level first. Without such a rule, of the other categories of its department.
 */
export async function recommendedProducts(
  reader: CatalogueReader,
  productId: number,
  request: SliderRequest,
): Promise<ProductCard[]> {
  const { categoryId } = await requireProduct(reader, productId);
  const { list } = reader.context.market;
  return pickCards(
    reader,
    request,
    (index, suitable) => {
      const position = index.positionOf.get(productId);
      const lists =
        positionsGoingWith(index, categoryId)?.map((each) => sameLevelFirst(index, each, position)) ??
        positionsOfDepartment(index, categoryId, { list, position });
      return interleave(lists.map(suitable));
    },
    productId,
  );
}

/** Allowed prices of recommendations without a rule, relative to the product's price. */
const priceRange = { from: 0.2, to: 2 };

/** Returns the products within `priceRange` of each other category in the department of a category. */
function positionsOfDepartment(
  index: ListingIndex,
  categoryId: number,
  { list, position = -1 }: { list: string; position: number | undefined },
): number[][] {
  const prices = index.prices.get(list)?.special;
  const own = prices?.[position] ?? 0;
  const department = departmentOf(index, categoryId);
  return [...index.categories.values()]
    .filter(({ id, urlPath }) => id !== categoryId && urlPath.startsWith(`${department}/`))
    .map(({ id }) =>
      [...(index.byCategory.get(id) ?? [])].filter((each) => {
        const special = prices?.[each] ?? -1;
        return special >= own * priceRange.from && special <= own * priceRange.to;
      }),
    );
}

function departmentOf({ categories }: ListingIndex, categoryId: number): string {
  return categories.get(categoryId)?.urlPath.split('/')[0] ?? '';
}

/**
 * Takes the first of each list, then the second of each, and so on, so that no category dominates. Skips duplicates.
 */
function* interleave(lists: readonly Iterable<number>[]): Generator<number> {
  const seen = new Set<number>();
  let open = lists.map((list) => list[Symbol.iterator]());
  while (open.length > 0) {
    const turn = open.map((list) => ({ list, next: list.next() }));
    open = turn.filter(({ next }) => next.done !== true).map(({ list }) => list);
    for (const { next } of turn) {
      if (next.done === true || seen.has(next.value)) continue;
      seen.add(next.value);
      yield next.value;
    }
  }
}
