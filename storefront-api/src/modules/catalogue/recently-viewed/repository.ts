import { and, desc, eq, ne, sql } from 'drizzle-orm';
import type { Queryable } from '../../../db/client.ts';
import { customers, recentlyViewed } from '../../../db/schema/index.ts';

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
 * Stores a view, moves a known product to the front, and deletes all but the latest `max`. Returns false, and stores
 * nothing, for a customer who restricts the personalisation of the site.
 */
export async function saveViewed(
  tx: Queryable,
  { customerId, productId, viewedAt }: typeof recentlyViewed.$inferInsert,
  max: number,
): Promise<boolean> {
  // The session was read earlier. The lock orders this view and a restriction, which deletes the views stored so far.
  const permitted = await tx
    .select({ id: customers.id })
    .from(customers)
    .where(and(eq(customers.id, customerId), eq(customers.restrictSitePersonalisation, false)))
    .for('share');
  if (permitted.length === 0) return false;
  await tx
    .insert(recentlyViewed)
    .values({ customerId, productId, viewedAt })
    .onConflictDoUpdate({ target: [recentlyViewed.customerId, recentlyViewed.productId], set: { viewedAt } });
  await tx.execute(sql`
    delete from recently_viewed where customer_id = ${customerId} and product_id in (
      select product_id from recently_viewed where customer_id = ${customerId}
      order by viewed_at desc, product_id desc offset ${max})`);
  return true;
}
