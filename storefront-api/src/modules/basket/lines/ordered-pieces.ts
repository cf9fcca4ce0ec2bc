import { and, eq, gte, inArray, ne, or, sql } from 'drizzle-orm';
import type { Queryable } from '../../../db/client.ts';
import { checkouts, customers, orderItems, orders } from '../../../db/schema/index.ts';

/** Who has ordered before: a member, or a guest by the e-mail address of the checkout. */
export interface OrderingCustomer {
  /** Null for a guest. */
  customerId: number | null;
  /** The basket, whose own order does not count. 0: none yet. */
  basketId: number;
}

/**
 * Returns how many pieces of products a customer has ordered since a time, without canceled ones. Orders count from
 * their first attempt to pay until that fails. Orders with the same e-mail address are those of the same customer.
 *
 * @param since by product
 */
export async function countOrderedPieces(
  db: Queryable,
  { customerId, basketId }: OrderingCustomer,
  since: ReadonlyMap<number, Date>,
): Promise<Map<number, number>> {
  if (since.size === 0) return new Map();
  const isOwn =
    customerId === null
      ? inArray(
          orders.email,
          db.select({ email: checkouts.guestEmail }).from(checkouts).where(eq(checkouts.basketId, basketId)),
        )
      : or(
          eq(orders.customerId, customerId),
          inArray(
            orders.email,
            db.select({ email: customers.email }).from(customers).where(eq(customers.id, customerId)),
          ),
        );
  const isOpenOrPlaced = or(
    inArray(orders.state, ['pending_payment', 'placed', 'completed']),
    and(eq(orders.state, 'draft'), eq(orders.paymentState, 'none')),
  );
  const rows = await db
    .select({
      productId: orderItems.productId,
      qty: sql<number>`sum(${orderItems.qtyOrdered} - ${orderItems.qtyCanceled})::int`,
    })
    .from(orderItems)
    .innerJoin(orders, eq(orders.id, orderItems.orderId))
    .where(
      and(
        isOwn,
        isOpenOrPlaced,
        ne(orders.quoteId, basketId),
        or(
          ...[...since].map(([productId, start]) =>
            and(eq(orderItems.productId, productId), gte(orders.createdAt, start)),
          ),
        ),
      ),
    )
    .groupBy(orderItems.productId);
  return new Map(rows.map(({ productId, qty }) => [productId, qty]));
}
