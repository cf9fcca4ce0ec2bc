import type { ResponseOf } from 'shared-contracts/api';
import { asc, desc } from 'drizzle-orm';
import type { Queryable } from '../../db/client.ts';
import { products } from '../../db/schema/index.ts';
import { toCard, toSale } from './cards.ts';
import type { ShopFront } from './shelf.ts';
import { isInStock, selectCards } from './product-rows.ts';
import { findRunningSales } from './sale-repository.ts';

const bestsellerCount = 12;

export async function homePage(db: Queryable, front: ShopFront): Promise<ResponseOf<'hp-data'>> {
  const { shelf, prices } = front;
  const [sales, bestsellers] = await Promise.all([
    findRunningSales(db, front),
    selectCards(db, shelf)
      .where(isInStock)
      .orderBy(desc(products.popularity), asc(products.id))
      .limit(bestsellerCount),
  ]);
  return {
    sales: sales.map((sale) => toSale(sale, shelf.locale, prices)),
    bestsellers: bestsellers.map((row) => toCard(row, shelf.locale, prices)),
  };
}
