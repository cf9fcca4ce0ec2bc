import { and, asc, eq, inArray, isNull } from 'drizzle-orm';
import type { Queryable } from '../../../db/client.ts';
import { shipmentItems, shipments } from '../../../db/schema/index.ts';

/** Returns the ids of parcels that are on the way with one of the items, the first one first. */
export async function undeliveredParcels(
  db: Queryable,
  orderId: number,
  itemIds: readonly number[],
): Promise<number[]> {
  const rows = await db
    .selectDistinct({ id: shipments.id })
    .from(shipments)
    .innerJoin(shipmentItems, eq(shipmentItems.shipmentId, shipments.id))
    .where(
      and(
        eq(shipments.orderId, orderId),
        isNull(shipments.deliveredAt),
        inArray(shipmentItems.orderItemId, [...itemIds]),
      ),
    )
    .orderBy(asc(shipments.id));
  return rows.map(({ id }) => id);
}
