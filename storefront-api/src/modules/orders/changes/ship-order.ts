import { shipmentItems, shipments } from '../../../db/schema/index.ts';
import { ShopError } from '../../../shop-error.ts';
import { updateOrder, type OrderItemRow } from '../repository.ts';
import { queueDispatchMail } from './change-mails.ts';
import { issueInvoice } from './issue-documents.ts';
import { setQuantities, type LockedOrder } from './locked-order.ts';
import { startOperation, type OperationRow } from './payment-operations.ts';
import { heldStatuses } from './payment-state.ts';
import { amountOfPieces, payableOf, piecesLeft } from './piece-amounts.ts';
import { piecesOf, type Pieces, type RequestedPieces } from './pieces.ts';

export interface ShipRequest {
  /** Parcel group. @default the only one with pieces left */
  warehouse?: string | undefined;
  /** @default all pieces of the group that are left */
  items?: readonly RequestedPieces[] | undefined;
  /** @default that of the delivery method */
  carrier?: string | undefined;
  trackingNumber?: string | undefined;
  trackingUrl?: string | undefined;
}

export type ShipmentRow = typeof shipments.$inferSelect;

/**
 * Records a parcel that leaves, charges and invoices its goods; the first one charges the delivery too. Throws
 * `order_not_changeable` and `invalid_request`.
 */
export async function shipOrder(locked: LockedOrder, request: ShipRequest): Promise<OperationRow[]> {
  const { tx, order, items, attempt, now } = locked;
  const isUnpaid = attempt !== null && !heldStatuses.has(attempt.status);
  if (order.state !== 'placed' || isUnpaid) throw new ShopError('order_not_changeable');
  const warehouse = request.warehouse ?? soleWarehouse(items, request.items);
  const group = items.filter((item) => item.warehouse === warehouse);
  const pieces = piecesOf(group, request.items, piecesLeft);
  const isFirst = items.every(({ qtyShipped }) => qtyShipped === 0);
  const [shipment] = await tx
    .insert(shipments)
    .values({
      orderId: order.id,
      warehouse,
      carrier: request.carrier ?? order.carrier,
      trackingNumber: request.trackingNumber ?? null,
      trackingUrl: request.trackingUrl ?? null,
      delivery: isFirst ? order.delivery - order.deliveryDiscount : 0,
      shippedAt: now,
    })
    .returning();
  if (shipment === undefined) throw new Error('The insert of the shipment returned no row');
  const goods = await addPieces(locked, shipment, pieces);
  await updateOrder(tx, order.id, { updatedAt: now });
  const invoiceId = await issueInvoice(locked, shipment, pieces);
  await queueDispatchMail(locked, shipment, pieces, invoiceId);
  return startOperation(locked, { kind: 'capture', amount: goods + shipment.delivery });
}

/** Throws `order_not_changeable` without pieces, and `invalid_request` for several groups or unknown items. */
function soleWarehouse(
  items: readonly OrderItemRow[],
  requested: readonly RequestedPieces[] | undefined,
): string {
  const named = new Set(requested?.map(({ id }) => id));
  const open = items.filter((item) => (requested === undefined ? piecesLeft(item) > 0 : named.has(item.id)));
  const [warehouse, ...others] = new Set(open.map((item) => item.warehouse));
  if (others.length > 0) throw new ShopError('invalid_request', { fields: { warehouse: 'required' } });
  if (warehouse === undefined && requested === undefined) throw new ShopError('order_not_changeable');
  if (warehouse === undefined) throw new ShopError('invalid_request', { fields: { items: 'invalid' } });
  return warehouse;
}

/** Returns what is charged for the pieces. */
async function addPieces(
  { tx }: LockedOrder,
  { id }: ShipmentRow,
  pieces: readonly Pieces[],
): Promise<number> {
  const rows = pieces.map(({ item, qty }) => {
    const range = { from: item.qtyShipped, to: item.qtyShipped + qty, of: item.qtyOrdered };
    return { shipmentId: id, orderItemId: item.id, qty, amount: amountOfPieces(payableOf(item), range) };
  });
  await tx.insert(shipmentItems).values(rows);
  for (const { item, qty } of pieces) {
    // oxlint-disable-next-line no-await-in-loop -- one connection: the transaction's
    await setQuantities(tx, item.id, { qtyShipped: item.qtyShipped + qty });
  }
  return rows.reduce((sum, { amount }) => sum + amount, 0);
}
