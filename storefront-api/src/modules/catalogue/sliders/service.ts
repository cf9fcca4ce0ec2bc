import type { ProductCard } from 'shared-contracts/api/catalogue';
import type { Queryable } from '../../../db/client.ts';
import { ShopError } from '../../../shop-error.ts';
import { cardsById } from '../products/cards-by-id.ts';
import type { ListingIndex } from '../listing-index/index-data.ts';
import type { Listings } from '../listing-index/catalogue-cache.ts';
import { findProductHome, type ProductHome } from '../products/product-home.ts';
import type { ShopFront } from '../context.ts';
import { isDeliverable } from '../../delivery/estimate.ts';
import { everyPlace, pickProducts } from './pick.ts';

export interface Shelves {
  db: Queryable;
  listings: Listings;
  front: ShopFront;
}

interface Wish {
  gender?: number | undefined;
  count: number;
  /** Where the parcel would go: nothing is offered that cannot be sent. */
  country?: string | undefined;
}

/** Cards of the best known products among some places. */
async function offer(
  { db, listings, front }: Shelves,
  wish: Wish & { without?: number },
  placesOf: (index: ListingIndex) => Iterable<number>,
): Promise<ProductCard[]> {
  if (wish.country !== undefined && !isDeliverable(wish.country)) return [];
  const { index } = await listings.current();
  const { gender, count, without } = wish;
  const ids = pickProducts(index, placesOf(index), { list: front.shelf.list, gender, count, without });
  return cardsById(db, ids, front);
}

export function bestsellers(shelves: Shelves, wish: Wish): Promise<ProductCard[]> {
  return offer(shelves, wish, everyPlace);
}

interface Subject {
  brandId?: number | undefined;
  categoryId?: number | undefined;
}

/** Of a brand, of a category, or of a brand within a category; throws `not_found` for one that does not exist. */
export async function bestsellersOf(
  shelves: Shelves,
  wish: Wish,
  { brandId, categoryId }: Subject,
): Promise<ProductCard[]> {
  const { index } = await shelves.listings.current();
  if (brandId !== undefined && !index.names.brands.has(brandId)) throw new ShopError('not_found');
  if (categoryId !== undefined && !index.categories.has(categoryId)) throw new ShopError('not_found');
  return offer(shelves, wish, () => {
    const ofBrand = brandId === undefined ? undefined : (index.byBrand.get(brandId) ?? []);
    const ofCategory = categoryId === undefined ? undefined : (index.byCategory.get(categoryId) ?? []);
    if (ofBrand === undefined || ofCategory === undefined) return ofBrand ?? ofCategory ?? everyPlace(index);
    const allowed = new Set(ofCategory);
    return [...ofBrand].filter((place) => allowed.has(place));
  });
}

async function homeOf({ db }: Shelves, productId: number): Promise<ProductHome> {
  const home = await findProductHome(db, productId);
  if (home === null) throw new ShopError('not_found');
  return home;
}

export async function relatedProducts(
  shelves: Shelves,
  productId: number,
  wish: Wish,
): Promise<ProductCard[]> {
  const { categoryId } = await homeOf(shelves, productId);
  return offer(shelves, { ...wish, without: productId }, (index) => index.byCategory.get(categoryId) ?? []);
}

export async function brandProducts(shelves: Shelves, productId: number, wish: Wish): Promise<ProductCard[]> {
  const { brandId } = await homeOf(shelves, productId);
  return offer(shelves, { ...wish, without: productId }, (index) => index.byBrand.get(brandId) ?? []);
}

/** How far from the product's own price a recommendation may be. */
const priceRange = { from: 0.2, to: 2 };

/** What goes with a product: the best known of each other category of its department, in its range of prices. */
export async function recommendedProducts(
  shelves: Shelves,
  productId: number,
  wish: Wish,
): Promise<ProductCard[]> {
  const { categoryId } = await homeOf(shelves, productId);
  const { list } = shelves.front.shelf;
  return offer(shelves, { ...wish, without: productId }, (index) => {
    const own = index.prices.get(list)?.special[index.placeOf.get(productId) ?? -1] ?? 0;
    const department = departmentOf(index, categoryId);
    const categories = [...index.categories.values()].filter(
      ({ id, urlPath }) => id !== categoryId && urlPath.startsWith(`${department}/`),
    );
    const lists = categories.map(({ id }) =>
      [...(index.byCategory.get(id) ?? [])].filter((place) => {
        const special = index.prices.get(list)?.special[place] ?? -1;
        return special >= own * priceRange.from && special <= own * priceRange.to;
      }),
    );
    return inTurns(lists);
  });
}

function departmentOf({ categories }: ListingIndex, categoryId: number): string {
  return categories.get(categoryId)?.urlPath.split('/')[0] ?? '';
}

/** The first of each list, then the second of each, so that no category fills the row alone. Each place once. */
function* inTurns(lists: readonly (readonly number[])[]): Generator<number> {
  const seen = new Set<number>();
  const longest = Math.max(0, ...lists.map((list) => list.length));
  for (let turn = 0; turn < longest; turn += 1) {
    for (const list of lists) {
      const place = list[turn];
      if (place === undefined || seen.has(place)) continue;
      seen.add(place);
      yield place;
    }
  }
}
