import { eq, sql } from 'drizzle-orm';
import type { Queryable } from '../../db/client.ts';
import { prepared } from '../../db/prepared.ts';
import { checkouts } from '../../db/schema/index.ts';

export type CheckoutRow = typeof checkouts.$inferSelect;
export type CheckoutFields = Partial<Omit<typeof checkouts.$inferInsert, 'basketId' | 'updatedAt'>>;

const checkoutOfBasket = prepared((db) =>
  db
    .select()
    .from(checkouts)
    .where(eq(checkouts.basketId, sql.placeholder('basketId')))
    .prepare('checkout_of_basket'),
);

export async function findCheckout(db: Queryable, basketId: number): Promise<CheckoutRow | null> {
  const rows = await checkoutOfBasket(db).execute({ basketId });
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
