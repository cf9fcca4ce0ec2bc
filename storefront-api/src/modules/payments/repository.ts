import { and, eq, sql } from 'drizzle-orm';
import type { Queryable } from '../../db/client.ts';
import { prepared } from '../../db/prepared.ts';
import { paymentAttempts, paymentEvents } from '../../db/schema/index.ts';

export type PaymentAttempt = typeof paymentAttempts.$inferSelect;
type NewAttempt = typeof paymentAttempts.$inferInsert;
type NewEvent = typeof paymentEvents.$inferInsert;

export async function insertAttempt(tx: Queryable, attempt: NewAttempt): Promise<PaymentAttempt> {
  const [row] = await tx.insert(paymentAttempts).values(attempt).returning();
  if (row === undefined) throw new Error('The attempt was not inserted');
  return row;
}

export async function findAttempt(
  db: Queryable,
  provider: string,
  reference: string,
): Promise<PaymentAttempt | undefined> {
  const isSame = and(eq(paymentAttempts.provider, provider), eq(paymentAttempts.reference, reference));
  const rows = await db.select().from(paymentAttempts).where(isSame);
  return rows[0];
}

const lockedAttempt = prepared((db) =>
  db
    .select()
    .from(paymentAttempts)
    .where(
      and(
        eq(paymentAttempts.provider, sql.placeholder('provider')),
        eq(paymentAttempts.reference, sql.placeholder('reference')),
      ),
    )
    .for('update')
    .prepare('locked_payment_attempt'),
);

/** Returns the attempt of the reference, locked until the transaction ends. */
export async function lockAttempt(
  tx: Queryable,
  provider: string,
  reference: string,
): Promise<PaymentAttempt | undefined> {
  const [row] = await lockedAttempt(tx).execute({ provider, reference });
  return row;
}

export async function updateAttempt(
  tx: Queryable,
  id: number,
  changes: Partial<NewAttempt>,
): Promise<PaymentAttempt> {
  const [row] = await tx.update(paymentAttempts).set(changes).where(eq(paymentAttempts.id, id)).returning();
  if (row === undefined) throw new Error(`There is no payment attempt ${id}`);
  return row;
}

/** Returns false if the event is known already. */
export async function insertEvent(tx: Queryable, event: NewEvent): Promise<boolean> {
  const rows = await tx
    .insert(paymentEvents)
    .values(event)
    .onConflictDoNothing()
    .returning({ eventId: paymentEvents.eventId });
  return rows.length > 0;
}
