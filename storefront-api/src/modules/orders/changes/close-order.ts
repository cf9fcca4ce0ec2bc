import { updateOrder } from '../repository.ts';
import { grantEarnedPoints, reverseEarnedPoints } from './earned-points.ts';
import type { LockedOrder } from './locked-order.ts';
import { updatePaymentState } from './payment-state.ts';
import { piecesLeft } from './piece-amounts.ts';

/** Completes an order whose pieces are all delivered or canceled; it is canceled if none was delivered. */
export async function closeOrder(locked: LockedOrder): Promise<void> {
  const { tx, order, items, services, now } = locked;
  await updatePaymentState(locked);
  const isOver = items.every((item) => piecesLeft(item) === 0 && item.qtyDelivered === item.qtyShipped);
  if (!isOver || order.state !== 'placed') return;
  const isCanceled = items.every(({ qtyShipped }) => qtyShipped === 0);
  await updateOrder(tx, order.id, { state: isCanceled ? 'canceled' : 'completed', updatedAt: now });
  const { id: orderId, customerId } = order;
  if (isCanceled) await services.reservations.release(tx, { orderId, customerId, now });
  else {
    await grantEarnedPoints(locked);
    // Something may have been refunded before the last parcel arrived.
    await reverseEarnedPoints(locked);
  }
}
