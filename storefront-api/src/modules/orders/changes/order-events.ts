import { and, asc, eq, sql } from 'drizzle-orm';
import * as z from 'zod';
import type { Queryable } from '../../../db/client.ts';
import { orderEvents } from '../../../db/schema/index.ts';

export type Actor = 'member' | 'guest' | 'shop' | 'provider' | `ops:${string}`;

export interface OrderEvent {
  orderId: number;
  actor: Actor;
  action: string;
  /** Contains no address, and no text of a member. */
  payload?: Readonly<Record<string, unknown>>;
  /** The same reference is done once. */
  reference?: string | null;
  now: Date;
}

/** Records what was done with an order. */
export async function recordEvent(
  tx: Queryable,
  { orderId, actor, action, payload = {}, reference = null, now }: OrderEvent,
): Promise<void> {
  await tx.insert(orderEvents).values({ orderId, actor, action, payload, reference, createdAt: now });
}

export type EventRow = typeof orderEvents.$inferSelect;

export async function findEvent(db: Queryable, orderId: number, reference: string): Promise<EventRow | null> {
  const isSame = and(eq(orderEvents.orderId, orderId), eq(orderEvents.reference, reference));
  const rows = await db.select().from(orderEvents).where(isSame);
  return rows[0] ?? null;
}

/** Returns what was done with an order, the oldest first. */
export function findEvents(db: Queryable, orderId: number): Promise<EventRow[]> {
  return db.select().from(orderEvents).where(eq(orderEvents.orderId, orderId)).orderBy(asc(orderEvents.id));
}

/** Records that returned pieces were refunded as reward points, of which one is a minor unit. */
export async function recordCredit(
  tx: Queryable,
  { orderId, now, ...payload }: { orderId: number; returnId: number; amount: number; now: Date },
): Promise<void> {
  await recordEvent(tx, { orderId, actor: 'shop', action: 'credit', payload, now });
}

/** Pieces that have come back: a range of those of an item, counted from 0. */
export interface TakenBackPieces {
  /** Of the order's item. */
  id: number;
  from: number;
  qty: number;
}

/** Records which pieces have come back with a return. Their credit note is issued when they are refunded. */
export async function recordTakenBack(
  tx: Queryable,
  { orderId, now, ...payload }: { orderId: number; returnId: number; pieces: TakenBackPieces[]; now: Date },
): Promise<void> {
  await recordEvent(tx, { orderId, actor: 'shop', action: 'take-back', payload, now });
}

/** Returns the pieces that have come back with a return. */
export async function takenBackPieces(
  db: Queryable,
  orderId: number,
  returnId: number,
): Promise<readonly TakenBackPieces[]> {
  const isOfReturn = and(
    eq(orderEvents.orderId, orderId),
    eq(orderEvents.action, 'take-back'),
    sql`(${orderEvents.payload}->>'returnId')::int = ${returnId}`,
  );
  const [event] = await db.select().from(orderEvents).where(isOfReturn);
  return event === undefined ? [] : takenBackSchema.parse(event.payload).pieces;
}

const takenBackSchema = z.object({
  pieces: z.array(z.object({ id: z.int(), from: z.int(), qty: z.int() })),
});

/**
 * Records a refund that the shop has not asked for, such as one that a person has made at the provider.
 *
 * @param refund in minor units; `total`: of all of them, this one included
 */
export async function recordProviderRefund(
  tx: Queryable,
  { orderId, now, ...payload }: { orderId: number; amount: number; total: number; now: Date },
): Promise<void> {
  await recordEvent(tx, { orderId, actor: 'provider', action: 'provider-refund', payload, now });
}

/** Returns minor units that the provider has refunded by itself. */
export function refundedByProvider(db: Queryable, orderId: number): Promise<number> {
  return sumOfAmounts(db, orderId, 'provider-refund');
}

/** Returns minor units that were refunded as reward points. The ledger of points is deleted with an account. */
export function creditedAmount(db: Queryable, orderId: number): Promise<number> {
  return sumOfAmounts(db, orderId, 'credit');
}

/** Returns minor units that the bank has taken back from the shop. */
export function chargedBackAmount(db: Queryable, orderId: number): Promise<number> {
  return sumOfAmounts(db, orderId, 'chargeback');
}

async function sumOfAmounts(
  db: Queryable,
  orderId: number,
  action: 'credit' | 'chargeback' | 'provider-refund',
): Promise<number> {
  const [row] = await db
    .select({ amount: sql<number>`coalesce(sum((${orderEvents.payload}->>'amount')::int), 0)::int` })
    .from(orderEvents)
    .where(and(eq(orderEvents.orderId, orderId), eq(orderEvents.action, action)));
  return row?.amount ?? 0;
}
