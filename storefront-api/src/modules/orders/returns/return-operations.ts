import { canReturnBecome } from 'shared-contracts/return-rules';
import { ShopError } from '../../../shop-error.ts';
import { deliverOrder } from '../changes/deliver-order.ts';
import { finishReturn } from '../changes/finish-return.ts';
import { rereadOrder, type LockedOrder } from '../changes/locked-order.ts';
import { findOperations, type OperationRow } from '../changes/payment-operations.ts';
import { piecesLeft } from '../changes/piece-amounts.ts';
import type { RequestedPieces } from '../changes/pieces.ts';
import { refundableAmount, refundOrder } from '../changes/refund-order.ts';
import { takeBackPieces } from '../changes/take-back-pieces.ts';
import { isDonation } from '../../pricing/special-products.ts';
import { queueCreditMail, queueStepMail } from './return-mails.ts';
import { findReturnByCode, updateReturn, updateReturnItem, type Return } from './repository.ts';
import { undeliveredParcels } from './undelivered-parcels.ts';

/** Throws `not_found` for a return of another order. */
async function requireReturn({ tx, order }: LockedOrder, code: string): Promise<Return> {
  const found = await findReturnByCode(tx, order.id, code);
  if (found === null) throw new ShopError('not_found');
  return found;
}

/** Approves or rejects a return before it has arrived. Throws `not_found`, and `order_not_changeable` after that. */
export async function decideReturn(
  locked: LockedOrder,
  code: string,
  state: 'approved' | 'rejected',
): Promise<void> {
  const found = await requireReturn(locked, code);
  // What has arrived is refunded at once.
  const isDecided = found.state === 'received' || !canReturnBecome(found.state, state);
  if (isDecided) throw new ShopError('order_not_changeable');
  await updateReturn(locked.tx, found.id, { state, updatedAt: locked.now });
  await queueStepMail(
    locked,
    state === 'approved' ? 'order-return-approved' : 'order-return-rejected',
    found,
  );
}

/**
 * Records that a return has arrived, with all of its pieces or those that are named, and refunds them. A second call
 * repeats a refund that the provider has rejected. Throws `not_found`, `order_not_changeable` and `invalid_request`.
 */
export async function receiveReturn(
  locked: LockedOrder,
  { code, items }: { code: string; items?: readonly RequestedPieces[] | undefined },
): Promise<readonly OperationRow[]> {
  const { tx, now } = locked;
  const found = await requireReturn(locked, code);
  if (found.state === 'received') return repeatRefund(locked, found);
  if (!canReturnBecome(found.state, 'received')) throw new ShopError('order_not_changeable');
  const pieces = receivedPieces(found, items);
  const delivered = await deliverParcels(locked, pieces);
  const { id: returnId, refund } = found;
  for (const { id: orderItemId, qty } of pieces) {
    // oxlint-disable-next-line no-await-in-loop -- one connection: the transaction's
    await updateReturnItem(tx, { returnId, orderItemId }, { qtyReceived: qty });
  }
  await updateReturn(tx, returnId, { state: 'received', receivedAt: now, updatedAt: now });
  await queueStepMail(delivered, 'order-return-received', found, pieces);
  const delivery = refundedDelivery(delivered, found, pieces);
  const { operations, credit } = await takeBackPieces(delivered, { pieces, refund, returnId, delivery });
  if (credit !== null) await queueCreditMail(delivered, found, credit);
  if (operations.length === 0) await finishReturn(locked, returnId);
  return operations;
}

function receivedPieces(
  { items }: Return,
  named: readonly RequestedPieces[] | undefined,
): readonly RequestedPieces[] {
  if (named === undefined) return items.map(({ orderItemId, qty }) => ({ id: orderItemId, qty }));
  const requested = new Map(items.map(({ orderItemId, qty }) => [orderItemId, qty]));
  if (named.some(({ id }) => !requested.has(id))) {
    throw new ShopError('invalid_request', { fields: { items: 'invalid' } });
  }
  if (named.some(({ id, qty }) => qty > (requested.get(id) ?? 0)))
    throw new ShopError('order_not_changeable');
  return named;
}

/** Goods that have come back have left their carrier, such as those that the recipient has not accepted. */
async function deliverParcels(locked: LockedOrder, pieces: readonly RequestedPieces[]): Promise<LockedOrder> {
  const missing = pieces.filter(({ id, qty }) => {
    const item = locked.items.find((each) => each.id === id);
    return item !== undefined && item.qtyDelivered - item.qtyReturned < qty;
  });
  if (missing.length === 0) return locked;
  const itemIds = missing.map(({ id }) => id);
  for (const parcel of await undeliveredParcels(locked.tx, locked.order.id, itemIds)) {
    // oxlint-disable-next-line no-await-in-loop -- one connection: the transaction's
    await deliverOrder(await rereadOrder(locked), parcel);
  }
  return rereadOrder(locked);
}

/** Who withdraws from the whole contract also gets the delivery fee (2011/83/EU, article 13). Donations are kept. */
function refundedDelivery(
  { order, items }: LockedOrder,
  { kind }: Return,
  pieces: readonly RequestedPieces[],
): number {
  const back = new Map(pieces.map(({ id, qty }) => [id, qty]));
  const isWhole = items
    .filter(({ productId }) => !isDonation(productId))
    .every((item) => {
      return piecesLeft(item) === 0 && item.qtyReturned + (back.get(item.id) ?? 0) === item.qtyShipped;
    });
  return kind === 'withdrawal' && isWhole ? order.delivery - order.deliveryDiscount : 0;
}

async function repeatRefund(locked: LockedOrder, { id: returnId }: Return): Promise<readonly OperationRow[]> {
  const operations = await findOperations(locked.tx, locked.order.id);
  const last = operations.findLast((operation) => operation.returnId === returnId);
  if (last?.status !== 'rejected') throw new ShopError('order_not_changeable');
  return refundOrder(locked, { amount: Math.min(last.amount, await refundableAmount(locked)), returnId });
}
