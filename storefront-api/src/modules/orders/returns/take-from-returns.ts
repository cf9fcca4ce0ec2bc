import type { LockedOrder } from '../changes/locked-order.ts';
import { recordEvent } from '../changes/order-events.ts';
import type { RequestedPieces } from '../changes/pieces.ts';
import { isOpenReturn, returnablePieces } from './returnable.ts';
import { removeReturnItem, updateReturn, updateReturnItem, type Return } from './repository.ts';

/**
 * Takes sent pieces that are withdrawn out of the member's own returns that have not arrived, the last return first: the
 * right to withdraw does not end with a request to return. A return of which nothing is left is canceled.
 */
export async function takeFromReturns(
  locked: LockedOrder,
  returns: readonly Return[],
  withdrawn: readonly RequestedPieces[],
): Promise<void> {
  const free = returnablePieces(returns);
  const missing = new Map(
    locked.items.map((item) => {
      const qty = withdrawn.find(({ id }) => id === item.id)?.qty ?? 0;
      return [item.id, Math.max(0, qty - free({ ...item, qtyDelivered: item.qtyShipped }))];
    }),
  );
  for (const open of returns
    .filter(({ kind, state }) => kind === 'return' && isOpenReturn({ state }))
    .toReversed()) {
    const taken = open.items.map(({ orderItemId, qty }) => {
      const part = Math.min(qty, missing.get(orderItemId) ?? 0);
      missing.set(orderItemId, (missing.get(orderItemId) ?? 0) - part);
      return part;
    });
    // oxlint-disable-next-line no-await-in-loop -- one connection: the transaction's
    await take(locked, open, taken);
  }
}

async function take(
  { tx, order, now }: LockedOrder,
  { id, items }: Return,
  taken: readonly number[],
): Promise<void> {
  if (taken.every((qty) => qty === 0)) return;
  if (items.every(({ qty }, index) => qty === taken[index])) {
    await updateReturn(tx, id, { state: 'canceled', updatedAt: now });
    const payload = { returnId: id };
    await recordEvent(tx, { orderId: order.id, actor: 'shop', action: 'cancel-return', payload, now });
    return;
  }
  for (const [index, item] of items.entries()) {
    const qty = item.qty - (taken[index] ?? 0);
    // oxlint-disable-next-line no-await-in-loop -- one connection: the transaction's
    await (qty === 0 ? removeReturnItem(tx, item) : updateReturnItem(tx, item, { qty }));
  }
  await updateReturn(tx, id, { updatedAt: now });
}
