import { and, eq, ne, notInArray } from 'drizzle-orm';
import type { Queryable } from '../../db/client.ts';
import { orders } from '../../db/schema/index.ts';

/**
 * Returns whether the order of a basket is the member's first one. Neither orders that were not paid count nor that of
 * the basket itself, whose payment may be undecided: the shopper may pay it in another way, at the same price.
 */
export async function isFirstOrder(db: Queryable, customerId: number, basketId: number): Promise<boolean> {
  const isEarlier = and(
    eq(orders.customerId, customerId),
    ne(orders.quoteId, basketId),
    notInArray(orders.state, ['draft', 'canceled']),
  );
  return (await db.$count(orders, isEarlier)) === 0;
}
