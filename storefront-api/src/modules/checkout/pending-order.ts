import { desc, eq } from 'drizzle-orm';
import type { Queryable } from '../../db/client.ts';
import { orders, orderPayments } from '../../db/schema/index.ts';

/** Order of a basket that still exists, with its last attempt to pay. */
export interface PendingOrder {
  orderId: number;
  methodCode: string;
  /** The payment is not decided. */
  isPending: boolean;
  /** The provider's page, while the payment is not decided. */
  redirect: string | null;
}

/** Returns the order of a basket; null if none was begun. */
export async function findPendingOrder(db: Queryable, quoteId: number): Promise<PendingOrder | null> {
  const [row] = await db
    .select({
      orderId: orders.id,
      methodCode: orders.paymentCode,
      state: orders.state,
      status: orderPayments.status,
      redirect: orderPayments.redirect,
    })
    .from(orders)
    .leftJoin(orderPayments, eq(orderPayments.orderId, orders.id))
    .where(eq(orders.quoteId, quoteId))
    .orderBy(desc(orderPayments.id))
    .limit(1);
  if (row === undefined) return null;
  const { orderId, methodCode, state, status, redirect } = row;
  const isPending = state === 'pending_payment' && (status === 'started' || status === 'pending');
  return { orderId, methodCode, isPending, redirect: isPending ? redirect : null };
}
