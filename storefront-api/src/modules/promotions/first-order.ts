import { and, eq, ne, notInArray, or } from 'drizzle-orm';
import type { Queryable } from '../../db/client.ts';
import { orders } from '../../db/schema/index.ts';

/** Its first payment has begun, and the provider has not answered yet. */
const isBeingPaid = and(eq(orders.state, 'draft'), eq(orders.paymentState, 'none'));

/**
 * Returns whether the order of a basket is the member's first one. Neither orders that were not paid count nor that of
 * the basket itself, whose payment may be undecided: the shopper may pay it in another way, at the same price.
 */
export async function isFirstOrder(db: Queryable, customerId: number, basketId: number): Promise<boolean> {
  const isEarlier = and(
    eq(orders.customerId, customerId),
    ne(orders.quoteId, basketId),
    or(notInArray(orders.state, ['draft', 'canceled']), isBeingPaid),
  );
  return (await db.$count(orders, isEarlier)) === 0;
}
