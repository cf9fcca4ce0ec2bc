import { and, eq, inArray, ne, sql } from 'drizzle-orm';
import type { Queryable } from '../../../db/client.ts';
import { orders, pointEntries } from '../../../db/schema/index.ts';
import { findReferrer } from '../../accounts/service.ts';
import { grantPoints } from '../../points/points.ts';
import { isDonation } from '../../pricing/special-products.ts';
import { configOf } from '../../stores/config/service.ts';
import type { OrderItemRow } from '../repository.ts';
import { lastDeliveryOf, lastReturn } from './return-window.ts';
import type { LockedOrder } from './locked-order.ts';
import { chargedBackAmount } from './order-events.ts';
import { refundedWithoutReturn } from './payment-operations.ts';
import { amountOfPieces, payableOf } from './piece-amounts.ts';

/**
 * Grants what a completed order earns: points of its member, and those of the member who has invited them, for the first
 * order. They are pending until the returns window ends, so that buying and returning earns nothing.
 */
export async function grantEarnedPoints(locked: LockedOrder): Promise<void> {
  const { tx, order, items, services, now } = locked;
  const store = services.findStore(order.storeId);
  const { id: orderId, customerId } = order;
  if (customerId === null || store === undefined) return;
  const { earnedPointsPercent, referralPoints, returnValidityDays } = await configOf(tx, store, services.log);
  const delivered = (await lastDeliveryOf(tx, orderId)) ?? now;
  const availableAt = lastReturn(delivered, store, returnValidityDays);
  const paid = paidFor(items, ({ qtyDelivered }) => qtyDelivered);
  const points = Math.floor((paid * earnedPointsPercent) / 100);
  await grantPoints(tx, { customerId, points, kind: 'earned', orderId, now, availableAt });
  const referrer = (await isFirstCompleted(tx, customerId, orderId))
    ? await findReferrer(tx, customerId)
    : null;
  if (referrer === null) return;
  await grantPoints(tx, {
    customerId: referrer,
    points: referralPoints,
    kind: 'referral',
    orderId,
    now,
    availableAt,
  });
}

/**
 * Takes back the part of the points that was earned by what was returned, refunded or charged back since, and those of an
 * invitation if nothing is left of the order. The order's items must be as they are after a return.
 */
export async function reverseEarnedPoints({
  tx,
  order,
  items,
  now,
}: Omit<LockedOrder, 'services'>): Promise<void> {
  const granted = await tx
    .select({
      customerId: pointEntries.customerId,
      kind: pointEntries.kind,
      first: sql<number>`sum(greatest(${pointEntries.points}, 0))::int`,
      left: sql<number>`sum(${pointEntries.points})::int`,
    })
    .from(pointEntries)
    .where(and(eq(pointEntries.orderId, order.id), inArray(pointEntries.kind, ['earned', 'referral'])))
    .groupBy(pointEntries.customerId, pointEntries.kind)
    // The invited member before the older one, as they are granted.
    .orderBy(pointEntries.kind);
  const withoutReturn = (await refundedWithoutReturn(tx, order.id)) + (await chargedBackAmount(tx, order.id));
  const ofKept = paidFor(items, ({ qtyDelivered, qtyReturned }) => qtyDelivered - qtyReturned);
  const kept = Math.max(0, ofKept - withoutReturn);
  const all = paidFor(items, ({ qtyDelivered }) => qtyDelivered);
  for (const { customerId, kind, first, left } of granted) {
    const part = all === 0 ? 0 : Math.floor((first * kept) / all);
    const target = kind === 'referral' && kept > 0 ? first : part;
    if (kind !== 'earned' && kind !== 'referral') continue;
    // oxlint-disable-next-line no-await-in-loop -- one connection: the transaction's
    await grantPoints(tx, { customerId, points: target - left, kind, orderId: order.id, now });
  }
}

/** Donations earn nothing. */
function paidFor(items: readonly OrderItemRow[], piecesOf: (item: OrderItemRow) => number): number {
  return items
    .filter(({ productId }) => !isDonation(productId))
    .reduce((sum, item) => {
      const range = { from: 0, to: piecesOf(item), of: item.qtyOrdered };
      return sum + amountOfPieces(payableOf(item), range);
    }, 0);
}

async function isFirstCompleted(tx: Queryable, customerId: number, orderId: number): Promise<boolean> {
  const isEarlier = and(
    eq(orders.customerId, customerId),
    ne(orders.id, orderId),
    eq(orders.state, 'completed'),
  );
  return (await tx.$count(orders, isEarlier)) === 0;
}
