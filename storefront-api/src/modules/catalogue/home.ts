import type { ResponseOf } from 'shared-contracts/api';
import { sliderCounts } from 'shared-contracts/api/sliders';
import { asc, desc, gt } from 'drizzle-orm';
import type { Queryable } from '../../db/client.ts';
import { products, sales } from '../../db/schema/index.ts';
import { toCard, toSale } from './cards.ts';
import { departments } from './departments.ts';
import type { Listings } from './listing/listings.ts';
import { isInStock, selectCards } from './product-rows.ts';
import { selectSales } from './sale-repository.ts';
import { runningSales } from './sales.ts';
import type { ShopFront } from './shelf.ts';

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
  const [running, { index }, bestsellers] = await Promise.all([
    runningSales(db, front),
    listings.current(),
    selectInStock(db, front)
      .orderBy(desc(products.popularity), asc(products.id))
      .limit(sliderCounts.bestsellers),
  ]);
  return {
    sales: running,
    departments: departments(index, front.shelf),
    bestsellers: bestsellers.map((row) => toCard(row, front.shelf.locale, front.prices)),
  };
}

export async function privateHomePage(db: Queryable, front: ShopFront): Promise<ResponseOf<'pss-hp-data'>> {
  const { shelf, prices, now } = front;
  const [running, upcoming, newest] = await Promise.all([
    runningSales(db, front),
    selectSales(db, front, gt(sales.startsAt, now)).limit(mostUpcoming),
    selectInStock(db, front)
      .orderBy(desc(products.releasedAt), asc(products.id))
      .limit(sliderCounts.bestsellers),
  ]);
  return {
    sales: running,
    // What will be saved is told when the sale begins.
    upcoming: upcoming.map((row) => ({ ...toSale(row, shelf.locale, prices), maxDiscount: null })),
    newest: newest.map((row) => toCard(row, shelf.locale, prices)),
  };
}
