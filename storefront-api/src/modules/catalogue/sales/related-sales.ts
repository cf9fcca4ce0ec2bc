import type { Sale } from 'shared-contracts/api/catalogue';
import { and, eq, exists, inArray, ne, or, sql, type SQL } from 'drizzle-orm';
import type { Queryable } from '../../../db/client.ts';
import { saleCategories, sales } from '../../../db/schema/index.ts';
import { toSale } from './sale-teaser.ts';
import type { Listings } from '../listing-index/catalogue-cache.ts';
import { isRunning, selectSales } from './sale-repository.ts';
import type { ShopFront } from '../context.ts';

const mostRelated = 12;

interface Neighbourhood {
  categoryId?: number | undefined;
  brandId?: number | undefined;
  saleId?: number | undefined;
}

/** Running sales that share a category or the brand with what the shopper looks at, that sale itself left out. */
export async function relatedSales(
  db: Queryable,
  listings: Listings,
  { categoryId, brandId, saleId }: Neighbourhood,
  front: ShopFront,
): Promise<Sale[]> {
  const near: SQL[] = [];
  if (categoryId !== undefined) near.push(inCategories(db, sql`(${categoryId})`));
  if (brandId !== undefined) near.push(eq(sales.brandId, brandId));
  if (saleId !== undefined) {
    near.push(inCategories(db, sql`(select category_id from sale_categories where sale_id = ${saleId})`));
  }
  const condition = and(
    isRunning(front.now),
    near.length === 0 ? undefined : or(...near),
    saleId === undefined ? undefined : ne(sales.id, saleId),
  );
  const [rows, { index }] = await Promise.all([
    selectSales(db, front, condition).limit(mostRelated),
    listings.current(),
  ]);
  return rows.map((row) => toSale(row, index, front));
}

function inCategories(db: Queryable, ids: SQL): SQL {
  return exists(
    db
      .select({ id: saleCategories.saleId })
      .from(saleCategories)
      .where(and(eq(saleCategories.saleId, sales.id), inArray(saleCategories.categoryId, ids))),
  );
}
