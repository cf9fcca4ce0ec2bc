import { and, asc, eq, or, sql } from 'drizzle-orm';
import type { Queryable } from '../../db/client.ts';
import { prepared } from '../../db/prepared.ts';
import { orderItems, orders } from '../../db/schema/index.ts';

export type OrderRow = typeof orders.$inferSelect;
export type NewOrder = Omit<typeof orders.$inferInsert, 'id' | 'incrementId'>;
export type OrderItemRow = typeof orderItems.$inferSelect;
export type NewOrderItem = Omit<typeof orderItems.$inferInsert, 'id' | 'orderId'>;

const lockedOrderOfQuote = prepared((db) =>
  db
    .select()
    .from(orders)
    .where(eq(orders.quoteId, sql.placeholder('quoteId')))
    .for('update')
    .prepare('locked_order_of_quote'),
);

/** Locks the order of a basket until the transaction ends; null if there is none. */
export async function lockOrderOfQuote(tx: Queryable, quoteId: number): Promise<OrderRow | null> {
  const rows = await lockedOrderOfQuote(tx).execute({ quoteId });
  return rows[0] ?? null;
}

const orderById = prepared((db) =>
  db
    .select()
    .from(orders)
    .where(eq(orders.id, sql.placeholder('orderId')))
    .prepare('order_by_id'),
);

export async function findOrder(db: Queryable, orderId: number): Promise<OrderRow | null> {
  const rows = await orderById(db).execute({ orderId });
  return rows[0] ?? null;
}

/** Writes the order of a basket, in place of one whose payment has failed. */
export async function writeDraft(
  tx: Queryable,
  existing: OrderRow | null,
  order: NewOrder,
  items: readonly NewOrderItem[],
): Promise<OrderRow> {
  const [row] =
    existing === null
      ? await tx
          .insert(orders)
          .values({ ...order, ...(await nextNumber(tx, order.storeId)) })
          .returning()
      : await tx.update(orders).set(order).where(eq(orders.id, existing.id)).returning();
  if (row === undefined) throw new Error('The order was not written');
  if (existing !== null) await tx.delete(orderItems).where(eq(orderItems.orderId, row.id));
  await tx.insert(orderItems).values(items.map((item) => ({ ...item, orderId: row.id })));
  return row;
}

const digitsOfNumber = 9;

/**
 * Returns the id of a new order, and the number that people see, such as `1000000001` in store 1. Numbers of orders may
 * have gaps, so that no order waits for another one.
 */
async function nextNumber(tx: Queryable, storeId: number): Promise<Pick<OrderRow, 'id' | 'incrementId'>> {
  const [row] = await tx
    .select({ id: sql<number>`nextval(pg_get_serial_sequence('orders', 'id'))::int` })
    .from(sql`(values (1)) as one`);
  const id = row?.id;
  if (id === undefined) throw new Error('There is no id for a new order');
  return { id, incrementId: `${storeId}${String(id).padStart(digitsOfNumber, '0')}` };
}

export async function updateOrder(tx: Queryable, orderId: number, changes: Partial<NewOrder>): Promise<void> {
  await tx.update(orders).set(changes).where(eq(orders.id, orderId));
}

const itemsOfOrder = prepared((db) =>
  db
    .select()
    .from(orderItems)
    .where(eq(orderItems.orderId, sql.placeholder('orderId')))
    .orderBy(asc(orderItems.id))
    .prepare('items_of_order'),
);

export function findItems(db: Queryable, orderId: number): Promise<OrderItemRow[]> {
  return itemsOfOrder(db).execute({ orderId });
}

export async function allocateItems(tx: Queryable, orderId: number): Promise<void> {
  await tx
    .update(orderItems)
    .set({ qtyAllocated: sql`${orderItems.qtyOrdered}` })
    .where(eq(orderItems.orderId, orderId));
}

/** Returns an order that a member or a session may see; null for any other one. */
export async function findOwnOrder(
  db: Queryable,
  orderId: number,
  storeId: number,
  viewer: { customerId: number | null; sessionHash: string | null },
): Promise<OrderRow | null> {
  const { customerId, sessionHash } = viewer;
  const isOwn = or(
    ...(customerId === null ? [] : [eq(orders.customerId, customerId)]),
    ...(sessionHash === null ? [] : [eq(orders.sessionHash, sessionHash)]),
  );
  if (isOwn === undefined) return null;
  const rows = await db
    .select()
    .from(orders)
    .where(and(eq(orders.id, orderId), eq(orders.storeId, storeId), isOwn));
  return rows[0] ?? null;
}
