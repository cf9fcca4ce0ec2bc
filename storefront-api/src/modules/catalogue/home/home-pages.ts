import type { ResponseOf } from 'shared-contracts/api';
import { sliderCounts } from 'shared-contracts/api/sliders';
import { asc, desc, gt } from 'drizzle-orm';
import type { Queryable } from '../../../db/client.ts';
import { products, sales } from '../../../db/schema/index.ts';
import { cardsById } from '../products/cards-by-id.ts';
import { toCard } from '../products/cards.ts';
import { toSale } from '../sales/sale-teaser.ts';
import { departments } from '../categories/departments.ts';
import type { ListingIndex } from '../listing-index/index-data.ts';
import type { Listings } from '../listing-index/catalogue-cache.ts';
import { isInStock, selectCards } from '../products/product-rows.ts';
import { selectSales } from '../sales/sale-repository.ts';
import { runningSales } from '../sales/running-sales.ts';
import type { ShopFront } from '../context.ts';

const mostUpcoming = 12;

/** Ordered first, so that the index decides which few products are looked at. */
function selectInStock(db: Queryable, { shelf }: ShopFront) {
  return selectCards(db, shelf).where(isInStock);
}

export async function homePage(
  db: Queryable,
  listings: Listings,
  front: ShopFront,
): Promise<ResponseOf<'hp-data'>> {
  const { index } = await listings.current();
  const [running, bestsellers] = await Promise.all([
    runningSales(db, listings, front),
    cardsById(db, bestsellerIds(index, front.shelf.list), front),
  ]);
  return { sales: running, departments: departments(index, front.shelf), bestsellers };
}

/** The index stands in the order of what sells best; to sort the whole catalogue for a dozen takes a while. */
function bestsellerIds({ size, productIds, inStock, prices }: ListingIndex, list: string): number[] {
  const special = prices.get(list)?.special;
  const ids: number[] = [];
  for (let place = 0; place < size && ids.length < sliderCounts.bestsellers; place += 1) {
    if (inStock[place] === 1 && (special?.[place] ?? -1) >= 0) ids.push(productIds[place] ?? 0);
  }
  return ids;
}

export async function privateHomePage(
  db: Queryable,
  listings: Listings,
  front: ShopFront,
): Promise<ResponseOf<'pss-hp-data'>> {
  const { shelf, prices, now } = front;
  const [running, { index }, upcoming, newest] = await Promise.all([
    runningSales(db, listings, front),
    listings.current(),
    selectSales(db, front, gt(sales.startsAt, now)).limit(mostUpcoming),
    selectInStock(db, front)
      .orderBy(desc(products.releasedAt), asc(products.id))
      .limit(sliderCounts.bestsellers),
  ]);
  return {
    sales: running,
    // What will be saved is told when the sale begins.
    upcoming: upcoming.map((row) => ({ ...toSale(row, index, front), maxDiscount: null })),
    newest: newest.map((row) => toCard(row, shelf.locale, prices)),
  };
}
