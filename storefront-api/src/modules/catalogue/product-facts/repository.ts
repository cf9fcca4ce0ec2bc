import { and, desc, eq, inArray, sql } from 'drizzle-orm';
import type { Queryable } from '../../../db/client.ts';
import { categoryProducts, prices, products, sizeGuides } from '../../../db/schema/index.ts';
import type { Market } from '../context.ts';
import { isInStock } from '../products/product-rows.ts';

/** Stock of all variants. The stock of a bundle is that of its scarcest part. */
const totalStock = sql<number>`case when products.product_type = 'bundle'
  then coalesce((
    select min(part.stock) from (
      select coalesce(sum(variants.stock), 0) as stock from bundle_parts
      left join variants on variants.product_id = bundle_parts.product_id
      where bundle_parts.bundle_id = products.id group by bundle_parts.id) part), 0)
  else coalesce((select sum(variants.stock) from variants where variants.product_id = products.id), 0)
  end::int`;

/** Reads the fields of products that change often. Products that the price list does not contain are omitted. */
export function findProductFacts(db: Queryable, ids: readonly number[], { list }: Pick<Market, 'list'>) {
  return db
    .select({
      productId: products.id,
      productType: products.productType,
      artKind: products.artKind,
      stock: totalStock,
      isDropship: products.isDropship,
      dispatchDays: products.dispatchDays,
      recentBuyers: products.recentBuyers,
      strategy: products.strategy,
      retail: prices.retail,
      special: prices.special,
    })
    .from(products)
    .innerJoin(prices, and(eq(prices.productId, products.id), eq(prices.list, list)))
    .where(inArray(products.id, [...ids]))
    .orderBy(products.id);
}

/** Returns prices of a category's products: products in stock first, then the lowest price. */
export function findCategoryPrices(
  db: Queryable,
  categoryId: number,
  { list }: Pick<Market, 'list'>,
  limit: number,
) {
  return db
    .select({ productId: prices.productId, retail: prices.retail, special: prices.special })
    .from(categoryProducts)
    .innerJoin(products, eq(products.id, categoryProducts.productId))
    .innerJoin(prices, and(eq(prices.productId, categoryProducts.productId), eq(prices.list, list)))
    .where(eq(categoryProducts.categoryId, categoryId))
    .orderBy(desc(isInStock), prices.special, prices.productId)
    .limit(limit);
}

/**
 * Returns the lowest price in the 30 days before the current price became valid. Products without an earlier price are
 * omitted.
 */
export async function findLowestPrices(
  db: Queryable,
  ids: readonly number[],
  { list }: Pick<Market, 'list'>,
): Promise<Map<number, number>> {
  const wanted = sql.join(
    ids.map((id) => sql`${id}::int`),
    sql`, `,
  );
  const result = await db.execute(sql`
    select present.product_id as "productId", min(past.amount) as amount
    from price_history present
    join price_history past on past.product_id = present.product_id and past.list = present.list
      and past.id <> present.id and past.valid_from < present.valid_from
      and coalesce(past.valid_to, present.valid_from) > present.valid_from - interval '30 days'
    where present.product_id in (${wanted}) and present.list = ${list} and present.valid_to is null
    group by present.product_id`);
  const { rows } = result as unknown as { rows: { productId: number; amount: number }[] };
  return new Map(rows.map(({ productId, amount }) => [productId, amount]));
}

export async function findSizeGuide(db: Queryable, code: string) {
  const rows = await db.select().from(sizeGuides).where(eq(sizeGuides.code, code));
  return rows[0] ?? null;
}
