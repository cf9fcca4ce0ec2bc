import type { ParsedRequestOf, ResponseOf } from 'shared-contracts/api';
import type { SQL } from 'drizzle-orm';
import type { Queryable } from '../../db/client.ts';
import { ShopError } from '../../shop-error.ts';
import type { PriceView } from '../pricing/price-view.ts';
import type { Shelf, ShopFront } from './shelf.ts';
import { toCard, toSale } from './cards.ts';
import { countCards, findBrand, findCards, findCategory, type ListingFilter } from './listing-repository.ts';
import { findRunningSale } from './sale-repository.ts';
import { similarityCondition, wordsCondition } from './search-conditions.ts';

type ListingRequest = ParsedRequestOf<'cat-products-es'>;
type Listing = ResponseOf<'cat-products-es'>;

export async function listProducts(
  db: Queryable,
  request: ListingRequest,
  front: ShopFront,
): Promise<Listing> {
  const [subject, search] = await Promise.all([
    findSubject(db, request, front),
    searchFor(db, request, front.shelf),
  ]);
  const filter = { ...baseFilter(request), search: search?.where };
  const [rows, total] = await Promise.all([
    findCards(db, front.shelf, filter, {
      order: allowedOrder(request.order, front.prices),
      dir: request.dir,
      rank: search?.rank,
      limit: request.limit,
      offset: (request.p - 1) * request.limit,
    }),
    countCards(db, front.shelf, filter),
  ]);
  const pages = Math.ceil(total / request.limit);
  return {
    ...subject,
    facets: [],
    priceBounds: null,
    items: rows.map((row) => toCard(row, front.shelf.locale, front.prices)),
    total,
    pagination: {
      mode: 'change',
      initial: request.p,
      current: request.p,
      count: pages,
      next: request.p < pages ? request.p + 1 : null,
    },
  };
}

/** Sorted by price, a list of hidden prices would still tell which product costs more. */
function allowedOrder(order: ListingRequest['order'], prices: PriceView): ListingRequest['order'] {
  return prices.isVisible || order === 'newest' ? order : 'relevance';
}

function baseFilter(request: ListingRequest): ListingFilter {
  return { categoryId: request.category_id, brandId: request.brand_id, saleId: request.sale_context };
}

async function searchFor(
  db: Queryable,
  request: ListingRequest,
  shelf: Shelf,
): Promise<{ where: SQL; rank: SQL } | undefined> {
  if (request.s === undefined) return undefined;
  const exact = wordsCondition(request.s, shelf.locale);
  const found = await countCards(db, shelf, { ...baseFilter(request), search: exact.where });
  return found > 0 ? exact : similarityCondition(request.s);
}

async function findSubject(
  db: Queryable,
  request: ListingRequest,
  front: ShopFront,
): Promise<Pick<Listing, 'heading' | 'sale'>> {
  const { category_id: categoryId, brand_id: brandId, sale_context: saleId } = request;
  const [category, brand, sale] = await Promise.all([
    categoryId === undefined ? undefined : findCategory(db, { id: categoryId }),
    brandId === undefined ? undefined : findBrand(db, { id: brandId }),
    saleId === undefined ? undefined : findRunningSale(db, front, { id: saleId }),
  ]);
  if (category === null || brand === null || sale === null) throw new ShopError('not_found');

  const { shelf, prices } = front;
  const { locale } = shelf;
  const answer = { sale: sale === undefined ? null : toSale(sale, locale, prices) };
  if (category !== undefined) {
    const { id, name, description } = category;
    return { ...answer, heading: { id, name: name[locale], description: description[locale] } };
  }
  if (brand !== undefined) {
    const { id, name, description } = brand;
    return { ...answer, heading: { id, name, description: description[locale] } };
  }
  if (sale !== undefined) {
    const { id, title, description } = sale;
    return { ...answer, heading: { id, name: title[locale], description: description[locale] } };
  }
  return { ...answer, heading: null };
}
