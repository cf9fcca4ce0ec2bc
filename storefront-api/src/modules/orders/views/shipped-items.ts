import { asc, eq, inArray } from 'drizzle-orm';
import type { OrderDetails } from 'shared-contracts/api/orders';
import { money } from 'shared-contracts/money';
import type { Queryable } from '../../../db/client.ts';
import { orders, shipmentItems, shipments } from '../../../db/schema/index.ts';
import { shipmentLabel } from './item-statuses.ts';
import type { OrderRow } from '../repository.ts';

type ShippedItem = OrderDetails['items'][number]['shippedItems'][number];
type ShipmentRow = typeof shipments.$inferSelect;

export interface ShippedPieces {
  shipment: ShipmentRow;
  orderItemId: number;
  qty: number;
  /** Minor units. */
  amount: number;
}

/** Returns the pieces of orders that were sent, the first parcel first. */
export function findShippedPieces(db: Queryable, orderIds: readonly number[]): Promise<ShippedPieces[]> {
  const { orderItemId, qty, amount } = shipmentItems;
  return db
    .select({ shipment: shipments, orderItemId, qty, amount })
    .from(shipmentItems)
    .innerJoin(shipments, eq(shipments.id, shipmentItems.shipmentId))
    .where(inArray(shipments.orderId, [...orderIds]))
    .orderBy(asc(shipments.id));
}

/** Returns a parcel with its order; null for an unknown one. */
export async function findShipment(
  db: Queryable,
  shipmentId: number,
): Promise<{ shipment: ShipmentRow; order: OrderRow } | null> {
  const rows = await db
    .select({ shipment: shipments, order: orders })
    .from(shipments)
    .innerJoin(orders, eq(orders.id, shipments.orderId))
    .where(eq(shipments.id, shipmentId));
  return rows[0] ?? null;
}

/** Returns what sends a parcel, as people call it. */
export function carrierName(order: Pick<OrderRow, 'carrier' | 'texts'>, carrier: string): string {
  return carrier === order.carrier ? order.texts.dispatchMethod : carrier;
}

export function toShippedItem({ shipment, qty, amount }: ShippedPieces, order: OrderRow): ShippedItem {
  return {
    shipmentId: shipment.id,
    tracking: {
      trackingUrl: shipment.trackingUrl,
      trackingNumber: shipment.trackingNumber,
      trackingProvider: carrierName(order, shipment.carrier),
    },
    shippedQty: qty,
    shippedDate: shipment.shippedAt.toISOString(),
    status: shipmentLabel(shipment.deliveredAt === null ? 'Shipped' : 'Delivered', order.locale),
    subtotal: money(amount, order.currency),
    warehouse: shipment.warehouse,
    deliveryZone: order.countryId,
  };
}
