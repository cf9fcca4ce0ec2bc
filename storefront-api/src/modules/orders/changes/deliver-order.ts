import { and, eq, isNull } from 'drizzle-orm';
import { shipmentItems, shipments } from '../../../db/schema/index.ts';
import { ShopError } from '../../../shop-error.ts';
import { closeOrder } from './close-order.ts';
import { rereadOrder, setQuantities, type LockedOrder } from './locked-order.ts';

/** Records that parcels have arrived: one, or all that are on the way. Throws `order_not_changeable` if none is. */
export async function deliverOrder(locked: LockedOrder, shipmentId?: number): Promise<void> {
  const { tx, order, now } = locked;
  const isOnTheWay = and(
    eq(shipments.orderId, order.id),
    isNull(shipments.deliveredAt),
    shipmentId === undefined ? undefined : eq(shipments.id, shipmentId),
  );
  const arrived = await tx
    .update(shipments)
    .set({ deliveredAt: now })
    .where(isOnTheWay)
    .returning({ id: shipments.id });
  if (arrived.length === 0) throw new ShopError('order_not_changeable');
  // oxlint-disable-next-line no-await-in-loop -- one connection: the transaction's
  for (const { id } of arrived) await deliverPieces(locked, id);
  await closeOrder(await rereadOrder(locked));
}

async function deliverPieces(locked: LockedOrder, shipmentId: number): Promise<void> {
  const { tx } = locked;
  const pieces = await tx.select().from(shipmentItems).where(eq(shipmentItems.shipmentId, shipmentId));
  const { items } = await rereadOrder(locked);
  for (const { orderItemId, qty } of pieces) {
    const item = items.find(({ id }) => id === orderItemId);
    if (item === undefined) throw new Error('A parcel contains an item of another order');
    // oxlint-disable-next-line no-await-in-loop -- one connection: the transaction's
    await setQuantities(tx, item.id, { qtyDelivered: item.qtyDelivered + qty });
  }
}
