import type { ResponseOf } from 'shared-contracts/api';
import { sliderCounts } from 'shared-contracts/api/slider-counts';
import { asc, desc, gt } from 'drizzle-orm';
import type { Queryable } from '../../../db/client.ts';
import { products, sales } from '../../../db/schema/index.ts';
import { cardsById } from '../products/cards-by-id.ts';
import { toCard } from '../products/cards.ts';
import { toSale } from '../sales/sale-teaser.ts';
import { departments } from '../categories/departments.ts';
import type { ListingIndex } from '../listing-index/index-data.ts';
import type { CatalogueCache } from '../listing-index/catalogue-cache.ts';
import { isInStock, selectCards } from '../products/product-rows.ts';
import { selectSales } from '../sales/sale-repository.ts';
import { runningSales } from '../sales/running-sales.ts';
import type { CatalogueContext } from '../context.ts';

const maxUpcoming = 12;

/** Selects cards of products in stock. Callers order and limit it by an indexed column. */
function selectInStock(db: Queryable, { market }: CatalogueContext) {
  return selectCards(db, market).where(isInStock);
}

export async function homePage(
  db: Queryable,
  cache: CatalogueCache,
  context: CatalogueContext,
): Promise<ResponseOf<'hp-data'>> {
  const { index } = await cache.current();
  const [running, bestsellers] = await Promise.all([
    runningSales(db, cache, context),
    cardsById(db, bestsellerIds(index, context.market.list), context),
  ]);
  return { sales: running, departments: departments(index, context.market), bestsellers };
}

/** Takes the first products of the index, which is ordered by popularity already. */
function bestsellerIds({ size, productIds, inStock, prices }: ListingIndex, list: string): number[] {
  const special = prices.get(list)?.special;
  const ids: number[] = [];
  for (let position = 0; position < size && ids.length < sliderCounts.bestsellers; position += 1) {
    if (inStock[position] === 1 && (special?.[position] ?? -1) >= 0) ids.push(productIds[position] ?? 0);
  }
  return ids;
}

export async function privateHomePage(
  db: Queryable,
  cache: CatalogueCache,
  context: CatalogueContext,
): Promise<ResponseOf<'pss-hp-data'>> {
  const { market, prices, now } = context;
  const [running, { index }, upcoming, newest] = await Promise.all([
    runningSales(db, cache, context),
    cache.current(),
    selectSales(db, context, gt(sales.startsAt, now)).limit(maxUpcoming),
    selectInStock(db, context)
      .orderBy(desc(products.releasedAt), asc(products.id))
      .limit(sliderCounts.bestsellers),
  ]);
  return {
    sales: running,
    // The discount is not shown before the sale starts.
    upcoming: upcoming.map((row) => ({ ...toSale(row, index, context), maxDiscount: null })),
    newest: newest.map((row) => toCard(row, market.locale, prices)),
  };
}
