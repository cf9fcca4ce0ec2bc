import { asc, eq, sql } from 'drizzle-orm';
import type { Queryable } from '../../db/client.ts';
import { customers, orders, pointEntries, type PointKind } from '../../db/schema/index.ts';
import { balanceOf, type PointBalance } from './point-balance.ts';

/**
 * Returns the points of a member at a time.
 *
 * @param basketId what the order of this basket has reserved is available: it may be paid in another way
 */
export async function pointBalance(
  db: Queryable,
  customerId: number,
  now: Date,
  basketId: number | null = null,
): Promise<PointBalance> {
  const entries = await findEntries(db, customerId);
  if (basketId === null || entries.every(({ kind }) => kind !== 'reserved')) return balanceOf(entries, now);
  const [own] = await db.select({ id: orders.id }).from(orders).where(eq(orders.quoteId, basketId));
  return balanceOf(
    entries.filter(({ kind, orderId }) => kind !== 'reserved' || orderId !== own?.id),
    now,
  );
}

/**
 * Locks the points of a member until the transaction ends. Every change of the ledger does it. Not `for update`, for
 * which two transactions that have inserted rows of the member, such as orders, would wait for each other.
 */
async function lockPoints(tx: Queryable, customerId: number): Promise<void> {
  await tx
    .select({ id: customers.id })
    .from(customers)
    .where(eq(customers.id, customerId))
    .for('no key update');
}

interface OrderOfMember {
  customerId: number;
  orderId: number;
  now: Date;
}

/**
 * Reserves points for an order whose payment is not decided. Resolves with `insufficient`, and reserves nothing, if
 * fewer can be spent. An order that has points reserved or spent keeps them.
 */
export async function reservePoints(
  tx: Queryable,
  { customerId, orderId, now, points }: OrderOfMember & { points: number },
): Promise<'reserved' | 'insufficient'> {
  if (points <= 0) return 'reserved';
  await lockPoints(tx, customerId);
  const entries = await findEntries(tx, customerId);
  const ofOrder = entries.filter((entry) => entry.orderId === orderId && isOfPayment(entry.kind));
  if (ofOrder.reduce((sum, entry) => sum + entry.points, 0) < 0) return 'reserved';
  if (balanceOf(entries, now).available < points) return 'insufficient';
  await append(tx, { customerId, orderId, now }, 'reserved', -points);
  return 'reserved';
}

/** Spends what an order has reserved. Does nothing the second time. */
export async function spendReserved(tx: Queryable, order: OrderOfMember): Promise<void> {
  const points = await takeReservation(tx, order);
  if (points > 0) await append(tx, order, 'spent', -points);
}

/** Gives back what an order has reserved, such as when its payment failed. Does nothing the second time. */
export async function releaseReserved(tx: Queryable, order: OrderOfMember): Promise<void> {
  await takeReservation(tx, order);
}

/**
 * Returns points that an order has spent, such as those of canceled pieces. They expire when they would have without the
 * order, so that buying and cancelling does not prolong them.
 */
export async function returnPoints(
  tx: Queryable,
  { points, ...order }: OrderOfMember & { points: number },
): Promise<void> {
  if (points === 0) return;
  await lockPoints(tx, order.customerId);
  await append(tx, order, 'returned', points);
}

interface Grant {
  customerId: number;
  points: number;
  kind: Exclude<PointKind, 'reserved' | 'spent' | 'returned' | 'expired'>;
  orderId?: number | null;
  now: Date;
  /** Until then the points are pending. @default now */
  availableAt?: Date;
  /** @default never */
  expiresAt?: Date | null;
}

/** Adds points, or corrects those of an order with a negative number. */
export async function grantPoints(tx: Queryable, grant: Grant): Promise<void> {
  const { customerId, points, kind, orderId = null, now, availableAt = now, expiresAt = null } = grant;
  if (points === 0) return;
  await lockPoints(tx, customerId);
  await tx
    .insert(pointEntries)
    .values({ customerId, points, kind, orderId, createdAt: now, availableAt, expiresAt });
}

const isOfPayment = (kind: PointKind) => kind === 'reserved' || kind === 'spent';

/** Cancels the reservation of an order. Returns its points; 0 without one. */
async function takeReservation(tx: Queryable, order: OrderOfMember): Promise<number> {
  await lockPoints(tx, order.customerId);
  const [row] = await tx
    .select({ points: sql<number>`coalesce(-sum(${pointEntries.points}), 0)::int` })
    .from(pointEntries)
    .where(
      sql`${pointEntries.customerId} = ${order.customerId} and ${pointEntries.orderId} = ${order.orderId} and ${pointEntries.kind} = 'reserved'`,
    );
  const points = row?.points ?? 0;
  if (points > 0) await append(tx, order, 'reserved', points);
  return Math.max(0, points);
}

async function append(tx: Queryable, order: OrderOfMember, kind: PointKind, points: number): Promise<void> {
  const { customerId, orderId, now } = order;
  await tx
    .insert(pointEntries)
    .values({ customerId, orderId, kind, points, createdAt: now, availableAt: now });
}

function findEntries(db: Queryable, customerId: number) {
  return db
    .select()
    .from(pointEntries)
    .where(eq(pointEntries.customerId, customerId))
    .orderBy(asc(pointEntries.id));
}
