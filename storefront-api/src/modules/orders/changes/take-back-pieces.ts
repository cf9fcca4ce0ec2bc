import type { ReturnRefund } from 'shared-contracts/return-rules';
import { ShopError } from '../../../shop-error.ts';
import { grantPoints, returnPoints } from '../../points/points.ts';
import { reverseEarnedPoints } from './earned-points.ts';
import { rereadOrder, setQuantities, type LockedOrder } from './locked-order.ts';
import { issueCreditedNote } from './issue-documents.ts';
import { recordCredit, recordTakenBack } from './order-events.ts';
import { hasOpenCapture, type OperationRow } from './payment-operations.ts';
import { amountOfPieces, payableOf } from './piece-amounts.ts';
import { piecesOf, type Pieces, type RequestedPieces } from './pieces.ts';
import { refundableAmount, refundOrder } from './refund-order.ts';

interface TakenBack {
  pieces: readonly RequestedPieces[];
  refund: ReturnRefund;
  returnId: number;
  /** Delivery fee that is refunded with them, minor units. */
  delivery: number;
}

interface Refund {
  operations: readonly OperationRow[];
  /** What was refunded as reward points: minor units, and the credit note. */
  credit: { amount: number; documentId: number } | null;
}

/**
 * Records pieces that have come back, and refunds what was paid for them: their part of the points as points, the money to
 * the payment or as reward points, of which one is a minor unit. Points that the pieces have earned are taken back. Throws
 * `order_not_changeable` for more pieces than were delivered, and while it is not known what was charged.
 */
export async function takeBackPieces(
  locked: LockedOrder,
  { pieces: requested, refund, returnId, delivery }: TakenBack,
): Promise<Refund> {
  const { tx, order, items, now } = locked;
  const pieces = piecesOf(items, requested, ({ qtyDelivered, qtyReturned }) => qtyDelivered - qtyReturned);
  const { id: orderId, customerId } = order;
  if (await hasOpenCapture(tx, orderId)) throw new ShopError('order_not_changeable');
  const points = sumOf(pieces, (item) => item.points);
  const paid = sumOf(pieces, payableOf) + delivery;
  for (const { item, qty } of pieces) {
    // oxlint-disable-next-line no-await-in-loop -- one connection: the transaction's
    await setQuantities(tx, item.id, { qtyReturned: item.qtyReturned + qty });
  }
  const ranges = pieces.map(({ item, qty }) => ({ id: item.id, from: item.qtyReturned, qty }));
  await recordTakenBack(tx, { orderId, returnId, pieces: ranges, now });
  if (customerId !== null) {
    await returnPoints(tx, { customerId, orderId, points, now });
    await reverseEarnedPoints(await rereadOrder(locked));
  }
  // Operations may have refunded a part of it before.
  const amount = Math.min(paid, await refundableAmount(locked));
  if (amount <= 0) return { operations: [], credit: null };
  if (refund === 'original' || customerId === null) {
    return { operations: await refundOrder(locked, { amount, returnId }), credit: null };
  }
  await grantPoints(tx, { customerId, points: amount, kind: 'credit', orderId, now });
  await recordCredit(tx, { orderId, returnId, amount, now });
  const documentId = await issueCreditedNote(locked, { returnId, amount });
  return { operations: [], credit: { amount, documentId } };
}

/** Returned pieces are counted from the first one. */
function sumOf(pieces: readonly Pieces[], amountOf: (item: Pieces['item']) => number): number {
  return pieces.reduce((sum, { item, qty }) => {
    const range = { from: item.qtyReturned, to: item.qtyReturned + qty, of: item.qtyOrdered };
    return sum + amountOfPieces(amountOf(item), range);
  }, 0);
}
