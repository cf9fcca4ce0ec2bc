import { and, asc, eq, sql } from 'drizzle-orm';
import type { ServerRequestOf, ServerResponseOf } from 'shared-contracts/api/server-endpoints';
import type { Queryable } from '../../../db/client.ts';
import { orderItems, orders } from '../../../db/schema/index.ts';
import { piecesLeft } from '../changes/piece-amounts.ts';

type Parcel = ServerResponseOf<'picking-list'>['parcels'][number];

const defaultLimit = 100;

/** Returns what is to be packed, by parcel group and order, the oldest order first. */
export async function pickingList(
  db: Queryable,
  { warehouse, limit = defaultLimit }: ServerRequestOf<'picking-list'>,
): Promise<ServerResponseOf<'picking-list'>> {
  const isLeft = sql`${orderItems.qtyOrdered} - ${orderItems.qtyShipped} - ${orderItems.qtyCanceled} > 0`;
  const rows = await db
    .select({ order: orders, item: orderItems })
    .from(orderItems)
    .innerJoin(orders, eq(orders.id, orderItems.orderId))
    .where(
      and(
        eq(orders.state, 'placed'),
        isLeft,
        warehouse === undefined ? undefined : eq(orderItems.warehouse, warehouse),
      ),
    )
    .orderBy(asc(orders.placedAt), asc(orders.id), asc(orderItems.id));
  const groups = Map.groupBy(rows, ({ order, item }) => `${order.id} ${item.warehouse}`);
  return { parcels: [...groups.values()].slice(0, limit).flatMap((group) => toParcel(group)) };
}

function toParcel(
  rows: readonly { order: typeof orders.$inferSelect; item: typeof orderItems.$inferSelect }[],
): Parcel[] {
  const [first] = rows;
  if (first === undefined) return [];
  const { order, item: firstItem } = first;
  return [
    {
      order: order.incrementId,
      warehouse: firstItem.warehouse,
      placedAt: (order.placedAt ?? order.createdAt).toISOString(),
      dispatch: order.texts.dispatchMethod,
      items: rows.map(({ item }) => ({
        id: item.id,
        sku: item.sku,
        name: `${item.brandName} ${item.name}`,
        qty: piecesLeft(item),
        units: item.units.map(({ sku }) => sku),
        needsWorkshop: item.fittingForm !== null,
      })),
    },
  ];
}
