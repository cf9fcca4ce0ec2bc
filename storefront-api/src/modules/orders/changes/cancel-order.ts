import { ShopError } from '../../../shop-error.ts';
import { incrementCatalogueRevision } from '../../catalogue/listing-index/increment-revision.ts';
import { returnPoints } from '../../points/points.ts';
import { updateOrder } from '../repository.ts';
import { putBackStock } from '../../stock/put-back-stock.ts';
import { queueCancelMail } from './change-mails.ts';
import { closeOrder } from './close-order.ts';
import { rereadOrder, setQuantities, type LockedOrder } from './locked-order.ts';
import { startOperation, type OperationRow } from './payment-operations.ts';
import { amountOfPieces, piecesLeft } from './piece-amounts.ts';
import { piecesOf, type Pieces, type RequestedPieces } from './pieces.ts';
import { refundableAmount } from './refund-order.ts';

/**
 * Cancels pieces that were not sent: all of them, or those that are named. Puts the stock back, returns their part of the
 * points, and voids the payment if nothing is to be charged any more, or refunds it if the provider has charged it without
 * being asked. What is not charged of a payment otherwise is released by the provider when the authorisation ends. Throws `order_not_changeable` and `invalid_request`.
 */
export async function cancelOrder(
  locked: LockedOrder,
  requested?: readonly RequestedPieces[],
): Promise<OperationRow[]> {
  const { tx, order, items } = locked;
  if (order.state !== 'placed') throw new ShopError('order_not_changeable');
  const pieces = piecesOf(items, requested, piecesLeft);
  const isBackInStock = await putBack(locked, pieces);
  for (const { item, qty } of pieces) {
    // oxlint-disable-next-line no-await-in-loop -- one connection: the transaction's
    await setQuantities(tx, item.id, {
      qtyCanceled: item.qtyCanceled + qty,
      qtyAllocated: item.qtyAllocated - qty,
    });
  }
  await giveBackPoints(locked, pieces);
  const changed = await rereadOrder(locked);
  await queueCancelMail(changed, pieces);
  const operations = await releasePayment(changed);
  await closeOrder(changed);
  // Last, because it locks the revision for all orders.
  if (isBackInStock) await incrementCatalogueRevision(tx);
  return operations;
}

async function putBack({ tx, order, now }: LockedOrder, pieces: readonly Pieces[]): Promise<boolean> {
  const qtyOf = new Map<string, number>();
  for (const { item, qty } of pieces) {
    for (const { sku } of item.units) qtyOf.set(sku, (qtyOf.get(sku) ?? 0) + qty);
  }
  return putBackStock(tx, qtyOf, { orderId: order.id, kind: 'cancel', now });
}

/** Canceled pieces are the last ones of an item, sent ones the first. */
async function giveBackPoints({ tx, order, now }: LockedOrder, pieces: readonly Pieces[]): Promise<void> {
  const points = pieces.reduce((sum, { item, qty }) => {
    const to = item.qtyOrdered - item.qtyCanceled;
    return sum + amountOfPieces(item.points, { from: to - qty, to, of: item.qtyOrdered });
  }, 0);
  const { id: orderId, customerId } = order;
  if (customerId !== null) await returnPoints(tx, { customerId, orderId, points, now });
}

async function releasePayment(locked: LockedOrder): Promise<OperationRow[]> {
  const { tx, order, items, attempt, now } = locked;
  const isWhole = items.every(({ qtyOrdered, qtyCanceled }) => qtyCanceled === qtyOrdered);
  if (!isWhole) {
    await updateOrder(tx, order.id, { updatedAt: now });
    return [];
  }
  if (attempt?.status === 'authorised')
    return startOperation(locked, { kind: 'void', amount: attempt.amount });
  // Some methods are charged at once, though the shop charges parcels only. Nothing of this order was sent.
  return startOperation(locked, { kind: 'refund', amount: Math.max(0, await refundableAmount(locked)) });
}
