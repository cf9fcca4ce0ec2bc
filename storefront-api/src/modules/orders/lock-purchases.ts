import { eq, inArray } from 'drizzle-orm';
import type { Queryable } from '../../db/client.ts';
import { orderPayments, orders } from '../../db/schema/index.ts';
import { lockBasketsOfMember } from '../basket/personal-data.ts';

/**
 * Locks baskets, payments and orders of a member until the transaction ends, for a transaction that locks the account
 * afterwards. The account is the last lock of `place-order`, which the baskets keep out from here on. Payments and orders
 * are not waited for: `settleAttempt` locks the payment before its basket, and each would wait for the other. The error of
 * the database is a contention then.
 */
export async function lockPurchases(tx: Queryable, customerId: number): Promise<void> {
  const isOwn = eq(orders.customerId, customerId);
  const ids = tx.select({ id: orders.id }).from(orders).where(isOwn);
  const now = { noWait: true } as const;
  await lockBasketsOfMember(tx, customerId);
  await tx
    .select({ id: orderPayments.id })
    .from(orderPayments)
    .where(inArray(orderPayments.orderId, ids))
    .for('update', now);
  await tx.select({ id: orders.id }).from(orders).where(isOwn).for('update', now);
}
