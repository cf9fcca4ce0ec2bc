import { and, asc, eq, getTableColumns, gt, inArray, lte, sql, type SQL } from 'drizzle-orm';
import type { Queryable } from '../../db/client.ts';
import { brands, saleProducts, sales } from '../../db/schema/index.ts';

function selectSales(db: Queryable, currency: string, condition: SQL | undefined) {
  return db
    .select({
      ...getTableColumns(sales),
      brandName: brands.name,
      maxDiscount: sql<number | null>`(
        select max(prices.discount) from sale_products
        join products on products.id = sale_products.product_id
        join prices on prices.sku = products.sku and prices.currency = ${currency}
        where sale_products.sale_id = sales.id)`,
    })
    .from(sales)
    .leftJoin(brands, eq(brands.id, sales.brandId))
    .where(and(eq(sales.isEnabled, true), condition))
    .orderBy(asc(sales.position), asc(sales.id));
}

export type SaleRow = Awaited<ReturnType<typeof selectSales>>[number];

function isRunning(now: Date) {
  return and(lte(sales.startsAt, now), gt(sales.endsAt, now));
}

export function findRunningSales(db: Queryable, currency: string, now: Date): Promise<SaleRow[]> {
  return selectSales(db, currency, isRunning(now));
}

/** A sale that has not begun or is over is not found. */
export async function findRunningSale(
  db: Queryable,
  currency: string,
  now: Date,
  by: { id: number } | { slug: string },
): Promise<SaleRow | null> {
  const key = 'id' in by ? eq(sales.id, by.id) : eq(sales.slug, by.slug);
  const rows = await selectSales(db, currency, and(isRunning(now), key));
  return rows[0] ?? null;
}

/** When the last running sale of a product ends; null outside a sale. */
export async function findSaleEnd(db: Queryable, productId: number, now: Date): Promise<Date | null> {
  const saleIds = db
    .select({ id: saleProducts.saleId })
    .from(saleProducts)
    .where(eq(saleProducts.productId, productId));
  const rows = await db
    .select({ endsAt: sales.endsAt })
    .from(sales)
    .where(and(eq(sales.isEnabled, true), isRunning(now), inArray(sales.id, saleIds)));
  const ends = rows.map((row) => row.endsAt.getTime());
  return ends.length === 0 ? null : new Date(Math.max(...ends));
}
