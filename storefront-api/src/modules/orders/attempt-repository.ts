import { asc, desc, eq, getTableColumns, inArray, lte, sql } from 'drizzle-orm';
import type { Queryable } from '../../db/client.ts';
import { prepared } from '../../db/prepared.ts';
import { orderPayments, orders } from '../../db/schema/index.ts';

export type AttemptRow = typeof orderPayments.$inferSelect;

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
