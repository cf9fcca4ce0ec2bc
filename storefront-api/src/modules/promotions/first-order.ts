import { and, eq, exists, inArray, ne, notInArray, or } from 'drizzle-orm';
import type { Queryable } from '../../db/client.ts';
import { orderPayments, orders } from '../../db/schema/index.ts';

/**
 * Returns whether the order of a basket is the member's first one. Neither orders that were not paid count nor that of
 * the basket itself, whose payment may be undecided: the shopper may pay it in another way, at the same price.
 */
export async function isFirstOrder(db: Queryable, customerId: number, basketId: number): Promise<boolean> {
  const isEarlier = and(
    eq(orders.customerId, customerId),
    ne(orders.quoteId, basketId),
    or(notInArray(orders.state, ['draft', 'canceled']), isBeingPaid(db)),
  );
  return (await db.$count(orders, isEarlier)) === 0;
}

/** The provider is being called about an order that is still a draft. */
function isBeingPaid(db: Queryable) {
  const undecided = and(
    eq(orderPayments.orderId, orders.id),
    inArray(orderPayments.status, ['started', 'pending']),
  );
  return exists(db.select({ id: orderPayments.id }).from(orderPayments).where(undecided));
}
