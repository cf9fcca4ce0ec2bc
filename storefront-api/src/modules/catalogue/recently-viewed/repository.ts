import { and, desc, eq, inArray, ne, sql } from 'drizzle-orm';
import type { Queryable } from '../../../db/client.ts';
import { customers, products, recentlyViewed } from '../../../db/schema/index.ts';

/** Returns ids of the products that a customer has viewed, latest first, without the product `without`. */
export async function findViewed(
  db: Queryable,
  customerId: number,
  limit: number,
  without: number | undefined,
): Promise<number[]> {
  const rows = await db
    .select({ productId: recentlyViewed.productId })
    .from(recentlyViewed)
    .where(
      and(
        eq(recentlyViewed.customerId, customerId),
        without === undefined ? undefined : ne(recentlyViewed.productId, without),
      ),
    )
    .orderBy(desc(recentlyViewed.viewedAt), desc(recentlyViewed.productId))
    .limit(limit);
  return rows.map((row) => row.productId);
}

/**
 * Stores views, moves known products to the front, and deletes all but the latest `max`. Ids of no product are ignored.
 * Returns false, and stores nothing, for a customer who restricts the personalisation of the site.
 * @param productIds latest first; they are dated a millisecond apart, so that they keep this order
 */
export async function saveViewed(
  tx: Queryable,
  { customerId, productIds, viewedAt }: { customerId: number; productIds: readonly number[]; viewedAt: Date },
  max: number,
): Promise<boolean> {
  // The session was read earlier. The lock orders this view and a restriction, which deletes the views stored so far.
  const permitted = await tx
    .select({ id: customers.id })
    .from(customers)
    .where(and(eq(customers.id, customerId), eq(customers.restrictSitePersonalisation, false)))
    .for('share');
  if (permitted.length === 0) return false;
  // Sorted by id: two tabs that store the same products lock their rows in one order.
  const known = await tx
    .select({ productId: products.id })
    .from(products)
    .where(inArray(products.id, [...productIds]))
    .orderBy(products.id);
  if (known.length > 0) {
    await tx
      .insert(recentlyViewed)
      .values(
        known.map(({ productId }) => ({
          customerId,
          productId,
          viewedAt: new Date(viewedAt.getTime() - productIds.indexOf(productId)),
        })),
      )
      .onConflictDoUpdate({
        target: [recentlyViewed.customerId, recentlyViewed.productId],
        set: { viewedAt: sql`greatest(${recentlyViewed.viewedAt}, excluded.viewed_at)` },
      });
  }
  await tx.execute(sql`
    delete from recently_viewed where customer_id = ${customerId} and product_id in (
      select product_id from recently_viewed where customer_id = ${customerId}
      order by viewed_at desc, product_id desc offset ${max})`);
  return true;
}
