import { and, asc, desc, eq, getTableColumns, inArray, lte, or, sql, type Placeholder } from 'drizzle-orm';
import type { Queryable } from '../../db/client.ts';
import { prepared } from '../../db/prepared.ts';
import { idempotencyKeys, orderItems, orders, orderPayments } from '../../db/schema/index.ts';
import type { Holder } from '../stock/holder.ts';

export type OrderRow = typeof orders.$inferSelect;
export type NewOrder = Omit<typeof orders.$inferInsert, 'id' | 'incrementId'>;
export type OrderItemRow = typeof orderItems.$inferSelect;
export type NewOrderItem = Omit<typeof orderItems.$inferInsert, 'id' | 'orderId'>;
export type AttemptRow = typeof orderPayments.$inferSelect;
export type KeyRow = typeof idempotencyKeys.$inferSelect;

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

/** Namespaces of {@link lockCustomer} among the advisory locks of the database. */
const emailLocks = 731;
const holderLocks = 732;

/**
 * Locks the orders of an e-mail address, and then who holds stock, until the transaction ends. What one customer may order
 * and hold in all is checked under these locks, because guests of two sessions share no row.
 */
export async function lockCustomer(
  tx: Queryable,
  email: string | null,
  { key, site }: Holder,
): Promise<void> {
  const locks = [
    ...(email === null ? [] : [sql`pg_advisory_xact_lock(${emailLocks}, hashtext(${email}))`]),
    sql`pg_advisory_xact_lock(${holderLocks}, hashtext(${key}))`,
    ...(site === null ? [] : [sql`pg_advisory_xact_lock(${holderLocks}, hashtext(${site}))`]),
  ];
  await tx.execute(sql`select ${sql.join(locks, sql`, `)}`);
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

export async function insertAttempt(
  tx: Queryable,
  attempt: typeof orderPayments.$inferInsert,
): Promise<AttemptRow> {
  const [row] = await tx.insert(orderPayments).values(attempt).returning();
  if (row === undefined) throw new Error('The insert of the payment attempt returned no row');
  return row;
}

/** Returns the attempts to pay an order. */
export function findAttempts(db: Queryable, orderId: number): Promise<AttemptRow[]> {
  return db.select().from(orderPayments).where(eq(orderPayments.orderId, orderId));
}

/** Returns the last attempt to pay an order; null if there is none. */
export async function lastAttempt(db: Queryable, orderId: number): Promise<AttemptRow | null> {
  const rows = await lastAttemptOf(db).execute({ orderId });
  return rows[0] ?? null;
}

const lastAttemptOf = prepared((db) =>
  db
    .select()
    .from(orderPayments)
    .where(eq(orderPayments.orderId, sql.placeholder('orderId')))
    .orderBy(desc(orderPayments.id))
    .limit(1)
    .prepare('last_attempt'),
);

export async function findAttempt(db: Queryable, attemptId: number): Promise<AttemptRow | null> {
  const rows = await db.select().from(orderPayments).where(eq(orderPayments.id, attemptId));
  return rows[0] ?? null;
}

const lockedAttempt = prepared((db) =>
  db
    .select({ ...getTableColumns(orderPayments), quoteId: orders.quoteId })
    .from(orderPayments)
    .innerJoin(orders, eq(orders.id, orderPayments.orderId))
    .where(eq(orderPayments.reference, sql.placeholder('reference')))
    .for('update', { of: orderPayments })
    .prepare('locked_attempt'),
);

/** An attempt with the basket of its order, which never changes. */
export type LockedAttempt = AttemptRow & { quoteId: number };

export async function lockAttempt(tx: Queryable, reference: string): Promise<LockedAttempt | null> {
  const rows = await lockedAttempt(tx).execute({ reference });
  return rows[0] ?? null;
}

export async function updateAttempt(
  tx: Queryable,
  attemptId: number,
  changes: Partial<typeof orderPayments.$inferInsert>,
): Promise<void> {
  await tx.update(orderPayments).set(changes).where(eq(orderPayments.id, attemptId));
}

/** Returns attempts that are due for a check, and postpones the next check, so that other processes leave them alone. */
export async function claimAttempts(
  db: Queryable,
  { now, nextCheckAt, limit }: { now: Date; nextCheckAt: Date; limit: number },
): Promise<AttemptRow[]> {
  const due = db
    .$with('due')
    .as(
      db
        .select({ id: orderPayments.id })
        .from(orderPayments)
        .where(lte(orderPayments.checkAt, now))
        .orderBy(asc(orderPayments.checkAt))
        .limit(limit)
        .for('update', { skipLocked: true }),
    );
  return db
    .with(due)
    .update(orderPayments)
    .set({ checkAt: nextCheckAt })
    .where(inArray(orderPayments.id, db.select({ id: due.id }).from(due)))
    .returning();
}

/** Stores a key, or returns the row of a call that has sent it before. */
export async function claimKey(
  db: Queryable,
  row: Pick<KeyRow, 'key' | 'owner' | 'requestHash' | 'createdAt'>,
): Promise<KeyRow> {
  const [created] = await db.insert(idempotencyKeys).values(row).onConflictDoNothing().returning();
  const found = created ?? (await findKey(db, row));
  if (found === null) throw new Error('The idempotency key was not stored');
  return found;
}

const isKey = ({ key, owner }: Record<'key' | 'owner', string | Placeholder>) =>
  and(eq(idempotencyKeys.key, key), eq(idempotencyKeys.owner, owner));

const keyOf = prepared((db) =>
  db
    .select()
    .from(idempotencyKeys)
    .where(isKey({ key: sql.placeholder('key'), owner: sql.placeholder('owner') }))
    .prepare('idempotency_key_of'),
);

export async function findKey(db: Queryable, key: Pick<KeyRow, 'key' | 'owner'>): Promise<KeyRow | null> {
  const rows = await keyOf(db).execute({ key: key.key, owner: key.owner });
  return rows[0] ?? null;
}

/** Connects a key with the order and the attempt that its call has begun. */
export async function connectKey(
  tx: Queryable,
  key: Pick<KeyRow, 'key' | 'owner'>,
  result: { orderId: number; attemptId: number | null },
): Promise<void> {
  await tx.update(idempotencyKeys).set(result).where(isKey(key));
}

export async function deleteKeysBefore(db: Queryable, instant: Date): Promise<void> {
  await db.delete(idempotencyKeys).where(lte(idempotencyKeys.createdAt, instant));
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
