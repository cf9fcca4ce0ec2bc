import { desc, eq } from 'drizzle-orm';
import type { Queryable } from '../../../db/client.ts';
import { orderItems, orderPayments, orders } from '../../../db/schema/index.ts';
import type { OrderServices } from '../order-services.ts';
import type { AttemptRow } from '../attempt-repository.ts';
import { findItems, type OrderItemRow, type OrderRow } from '../repository.ts';

/** An order in a transaction that may change it. */
export interface LockedOrder<Services = OrderServices> {
  tx: Queryable;
  order: OrderRow;
  items: readonly OrderItemRow[];
  /** Its payment; null for an order that cost nothing. */
  attempt: AttemptRow | null;
  services: Services;
  now: Date;
}

/** Locks an order with its payment until the transaction ends; null if there is none. */
export async function lockOrder<Services>(
  tx: Queryable,
  orderId: number,
  services: Services,
  now: Date,
): Promise<LockedOrder<Services> | null> {
  // The attempt before its order, as a webhook locks them. An order is placed by its last attempt.
  const [attempt] = await tx
    .select()
    .from(orderPayments)
    .where(eq(orderPayments.orderId, orderId))
    .orderBy(desc(orderPayments.id))
    .limit(1)
    .for('update');
  const [order] = await tx.select().from(orders).where(eq(orders.id, orderId)).for('update');
  if (order === undefined) return null;
  return { tx, order, items: await findItems(tx, orderId), attempt: attempt ?? null, services, now };
}

/** Reads the order and its items again, after they were changed. */
export async function rereadOrder(locked: LockedOrder): Promise<LockedOrder> {
  const { tx, order } = locked;
  const [row] = await tx.select().from(orders).where(eq(orders.id, order.id));
  return { ...locked, order: row ?? order, items: await findItems(tx, order.id) };
}

type Quantity = 'qtyAllocated' | 'qtyShipped' | 'qtyDelivered' | 'qtyCanceled' | 'qtyReturned';

/** Sets quantities of an item, whose order must be locked. */
export async function setQuantities(
  tx: Queryable,
  itemId: number,
  quantities: Partial<Pick<OrderItemRow, Quantity>>,
): Promise<void> {
  await tx.update(orderItems).set(quantities).where(eq(orderItems.id, itemId));
}
