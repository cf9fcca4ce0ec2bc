import { and, eq, gt, inArray, ne, sql } from 'drizzle-orm';
import type { Queryable } from '../../db/client.ts';
import { checkouts, stockHolds, variants } from '../../db/schema/index.ts';

export type CheckoutRow = typeof checkouts.$inferSelect;
export type CheckoutFields = Partial<Omit<typeof checkouts.$inferInsert, 'basketId' | 'updatedAt'>>;

export async function findCheckout(db: Queryable, basketId: number): Promise<CheckoutRow | null> {
  const rows = await db.select().from(checkouts).where(eq(checkouts.basketId, basketId));
  return rows[0] ?? null;
}

/** Changes fields of the checkout of a basket, which must be locked. */
export async function saveCheckout(
  tx: Queryable,
  basketId: number,
  fields: CheckoutFields,
  now: Date,
): Promise<void> {
  const values = { ...fields, updatedAt: now };
  await tx
    .insert(checkouts)
    .values({ basketId, ...values })
    .onConflictDoUpdate({ target: checkouts.basketId, set: values });
}

/** Returns the stock of variants without what other checkouts hold. */
export async function findAvailableStock(
  db: Queryable,
  variantIds: readonly number[],
  quoteId: number,
  now: Date,
): Promise<Map<number, number>> {
  if (variantIds.length === 0) return new Map();
  const held = db.$with('held').as(
    db
      .select({
        variantId: stockHolds.variantId,
        qty: sql<number>`sum(${stockHolds.qty})::int`.as('held_qty'),
      })
      .from(stockHolds)
      .where(
        and(
          inArray(stockHolds.variantId, [...variantIds]),
          ne(stockHolds.quoteId, quoteId),
          gt(stockHolds.expiresAt, now),
        ),
      )
      .groupBy(stockHolds.variantId),
  );
  const rows = await db
    .with(held)
    .select({ id: variants.id, available: sql<number>`${variants.stock} - coalesce(${held.qty}, 0)` })
    .from(variants)
    .leftJoin(held, eq(held.variantId, variants.id))
    .where(inArray(variants.id, [...variantIds]));
  return new Map(rows.map(({ id, available }) => [id, available]));
}
