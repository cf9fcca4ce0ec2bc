import { randomBytes } from 'node:crypto';
import { and, asc, eq, inArray, isNull, lte, sql } from 'drizzle-orm';
import type { Queryable } from '../../../db/client.ts';
import { paymentOperations, type PaymentOperationKind } from '../../../db/schema/index.ts';
import type { LockedOrder } from './locked-order.ts';

export type OperationRow = typeof paymentOperations.$inferSelect;

/** The call that writes an operation makes it; after this time the sweeper does. */
const firstCheckMs = 60_000;

/**
 * Writes an operation before the provider is called, so that a crash loses none. Returns none for an order that cost
 * nothing.
 */
export async function startOperation(
  { tx, order, attempt, now }: Omit<LockedOrder, 'services'>,
  { kind, amount, returnId = null }: { kind: PaymentOperationKind; amount: number; returnId?: number | null },
): Promise<OperationRow[]> {
  if (attempt === null || amount === 0) return [];
  return tx
    .insert(paymentOperations)
    .values({
      orderId: order.id,
      attemptId: attempt.id,
      kind,
      amount,
      currency: order.currency,
      reference: `${kind}_${randomBytes(18).toString('base64url')}`,
      status: 'started',
      returnId,
      createdAt: now,
      checkAt: new Date(now.getTime() + firstCheckMs),
    })
    .returning();
}

/** Returns the operations of an order, the oldest first. */
export function findOperations(db: Queryable, orderId: number): Promise<OperationRow[]> {
  return db
    .select()
    .from(paymentOperations)
    .where(eq(paymentOperations.orderId, orderId))
    .orderBy(asc(paymentOperations.id));
}

/** Locks an operation until the transaction ends. Its order must be locked. */
export async function lockOperation(tx: Queryable, id: number): Promise<OperationRow | null> {
  const rows = await tx.select().from(paymentOperations).where(eq(paymentOperations.id, id)).for('update');
  return rows[0] ?? null;
}

export async function updateOperation(
  tx: Queryable,
  id: number,
  changes: Partial<typeof paymentOperations.$inferInsert>,
): Promise<void> {
  await tx.update(paymentOperations).set(changes).where(eq(paymentOperations.id, id));
}

/** Returns minor units of refunds that were made or are under way. */
export async function refundedOrStarted(db: Queryable, orderId: number): Promise<number> {
  const [row] = await db
    .select({ amount: sql<number>`coalesce(sum(${paymentOperations.amount}), 0)::int` })
    .from(paymentOperations)
    .where(
      and(
        eq(paymentOperations.orderId, orderId),
        eq(paymentOperations.kind, 'refund'),
        inArray(paymentOperations.status, ['started', 'done']),
      ),
    );
  return row?.amount ?? 0;
}

/** Returns minor units that the provider has refunded without goods that came back. */
export async function refundedWithoutReturn(db: Queryable, orderId: number): Promise<number> {
  const [row] = await db
    .select({ amount: sql<number>`coalesce(sum(${paymentOperations.amount}), 0)::int` })
    .from(paymentOperations)
    .where(
      and(
        eq(paymentOperations.orderId, orderId),
        eq(paymentOperations.kind, 'refund'),
        eq(paymentOperations.status, 'done'),
        isNull(paymentOperations.returnId),
      ),
    );
  return row?.amount ?? 0;
}

/** Returns whether the provider has not answered yet whether it has charged a part of an order. */
export function hasOpenCapture(db: Queryable, orderId: number): Promise<boolean> {
  return hasOpen(db, orderId, 'capture');
}

/** Returns whether the provider has not answered yet whether it has refunded a part of an order. */
export function hasOpenRefund(db: Queryable, orderId: number): Promise<boolean> {
  return hasOpen(db, orderId, 'refund');
}

async function hasOpen(db: Queryable, orderId: number, kind: PaymentOperationKind): Promise<boolean> {
  const isOpen = and(
    eq(paymentOperations.orderId, orderId),
    eq(paymentOperations.kind, kind),
    eq(paymentOperations.status, 'started'),
  );
  return (await db.$count(paymentOperations, isOpen)) > 0;
}

/** Returns operations that are due, and postpones them, so that other processes leave them alone. */
export function claimOperations(
  db: Queryable,
  { now, nextCheckAt, limit }: { now: Date; nextCheckAt: Date; limit: number },
): Promise<OperationRow[]> {
  const due = db
    .$with('due')
    .as(
      db
        .select({ id: paymentOperations.id })
        .from(paymentOperations)
        .where(lte(paymentOperations.checkAt, now))
        .orderBy(asc(paymentOperations.checkAt))
        .limit(limit)
        .for('update', { skipLocked: true }),
    );
  return db
    .with(due)
    .update(paymentOperations)
    .set({ checkAt: nextCheckAt })
    .where(inArray(paymentOperations.id, db.select({ id: due.id }).from(due)))
    .returning();
}
