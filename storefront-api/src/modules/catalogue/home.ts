import type { ResponseOf } from 'shared-contracts/api';
import { desc, asc, sql } from 'drizzle-orm';
import type { Queryable } from '../../db/client.ts';
import { products } from '../../db/schema/index.ts';
import { toCard, toSale } from './cards.ts';
import type { ShopFront } from './listing.ts';
import { selectCards } from './product-rows.ts';
import { findRunningSales } from './sale-repository.ts';

const bestsellerCount = 12;

export async function homePage(
  db: Queryable,
  { shelf, prices, now }: ShopFront,
): Promise<ResponseOf<'hp-data'>> {
  const [sales, bestsellers] = await Promise.all([
    findRunningSales(db, shelf.currency, now),
    selectCards(db, shelf)
      .where(
        sql`exists (select 1 from variants where variants.product_id = products.id and variants.stock > 0)`,
      )
      .orderBy(desc(products.popularity), asc(products.id))
      .limit(bestsellerCount),
  ]);
  return {
    sales: sales.map((sale) => toSale(sale, shelf.locale, prices)),
    bestsellers: bestsellers.map((row) => toCard(row, shelf.locale, prices)),
  };
}
