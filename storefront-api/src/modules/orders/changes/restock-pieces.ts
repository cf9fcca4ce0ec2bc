import { ShopError } from '../../../shop-error.ts';
import { incrementCatalogueRevision } from '../../catalogue/listing-index/increment-revision.ts';
import { putBackStock } from '../../stock/put-back-stock.ts';
import { countRestocked } from '../../stock/read-stock.ts';
import type { LockedOrder } from './locked-order.ts';
import { piecesOf, type Pieces, type RequestedPieces } from './pieces.ts';

/**
 * Puts returned pieces back into the stock that can be sold again. Throws `order_not_changeable` for more than came back,
 * and `invalid_request`.
 */
export async function restockPieces(
  { tx, order, items, now }: LockedOrder,
  requested: readonly RequestedPieces[],
): Promise<void> {
  const pieces = piecesOf(items, requested, ({ qtyReturned }) => qtyReturned);
  const returned = unitsOf(items.map((item) => ({ item, qty: item.qtyReturned })));
  const wanted = unitsOf(pieces);
  for (const [sku, qty] of wanted) {
    // oxlint-disable-next-line no-await-in-loop -- one connection: the transaction's
    const before = await countRestocked(tx, order.id, sku);
    if (before + qty > (returned.get(sku) ?? 0)) throw new ShopError('order_not_changeable');
  }
  const wasSoldOut = await putBackStock(tx, wanted, { orderId: order.id, kind: 'return', now });
  if (wasSoldOut) await incrementCatalogueRevision(tx);
}

/** Returns how many pieces of each SKU the pieces consist of. */
function unitsOf(pieces: readonly Pieces[]): Map<string, number> {
  const units = new Map<string, number>();
  for (const { item, qty } of pieces) {
    for (const { sku } of item.units) units.set(sku, (units.get(sku) ?? 0) + qty);
  }
  return units;
}
