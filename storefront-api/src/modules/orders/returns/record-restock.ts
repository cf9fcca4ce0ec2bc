import { ShopError } from '../../../shop-error.ts';
import type { LockedOrder } from '../changes/locked-order.ts';
import type { RequestedPieces } from '../changes/pieces.ts';
import { findReturns, updateReturnItem } from './repository.ts';

/**
 * Records with the returns of an order which pieces can be sold again, the first return first. Throws
 * `order_not_changeable` for more than have arrived.
 */
export async function recordRestock(
  { tx, order }: LockedOrder,
  pieces: readonly RequestedPieces[],
): Promise<void> {
  const received = (await findReturns(tx, order.id)).flatMap(({ items }) => items);
  for (const { id, qty } of pieces) {
    let open = qty;
    for (const item of received.filter(({ orderItemId }) => orderItemId === id)) {
      const restocked = Math.min(open, item.qtyReceived - item.qtyRestocked);
      if (restocked <= 0) continue;
      // oxlint-disable-next-line no-await-in-loop -- one connection: the transaction's
      await updateReturnItem(tx, item, { qtyRestocked: item.qtyRestocked + restocked });
      open -= restocked;
    }
    if (open > 0) throw new ShopError('order_not_changeable');
  }
}
