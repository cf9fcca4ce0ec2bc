import { and, asc, eq, sql } from 'drizzle-orm';
import type { ServerRequestOf, ServerResponseOf } from 'shared-contracts/api/server-endpoints';
import { fittingAnswersSchema } from 'shared-contracts/forms/fitting';
import type { Queryable } from '../../../db/client.ts';
import { orderItems, orders } from '../../../db/schema/index.ts';
import { piecesLeft } from '../changes/piece-amounts.ts';
import type { OrderItemRow, OrderRow } from '../repository.ts';

export type PickedParcel = ServerResponseOf<'picking-list'>['parcels'][number];

const defaultLimit = 100;

/** Returns what is to be packed, by parcel group and order, the oldest order first. */
export async function pickingList(
  db: Queryable,
  { warehouse, limit = defaultLimit }: ServerRequestOf<'picking-list'>,
): Promise<ServerResponseOf<'picking-list'>> {
  const isLeft = sql`${orderItems.qtyOrdered} - ${orderItems.qtyShipped} - ${orderItems.qtyCanceled} > 0`;
  const isWanted = warehouse === undefined ? undefined : eq(orderItems.warehouse, warehouse);
  const first = db
    .select({ orderId: orderItems.orderId, warehouse: orderItems.warehouse })
    .from(orderItems)
    .innerJoin(orders, eq(orders.id, orderItems.orderId))
    .where(and(eq(orders.state, 'placed'), isLeft, isWanted))
    .groupBy(orders.placedAt, orderItems.orderId, orderItems.warehouse)
    .orderBy(asc(orders.placedAt), asc(orderItems.orderId), asc(orderItems.warehouse))
    .limit(limit)
    .as('parcels');
  const isInParcel = and(
    eq(first.orderId, orderItems.orderId),
    eq(first.warehouse, orderItems.warehouse),
    isLeft,
  );
  const rows = await db
    .select({ order: orders, item: orderItems })
    .from(orderItems)
    .innerJoin(first, isInParcel)
    .innerJoin(orders, eq(orders.id, orderItems.orderId))
    .orderBy(asc(orders.placedAt), asc(orders.id), asc(orderItems.warehouse), asc(orderItems.id));
  const groups = Map.groupBy(rows, ({ order, item }) => `${order.id} ${item.warehouse}`);
  return { parcels: [...groups.values()].flatMap((group) => toParcel(group)) };
}

function toParcel(rows: readonly { order: OrderRow; item: OrderItemRow }[]): PickedParcel[] {
  const [first] = rows;
  if (first === undefined) return [];
  const { order, item: firstItem } = first;
  return [
    {
      order: order.incrementId,
      warehouse: firstItem.warehouse,
      placedAt: (order.placedAt ?? order.createdAt).toISOString(),
      dispatch: order.texts.dispatchMethod,
      items: rows.map(({ item }) => toItem(item)),
    },
  ];
}

function toItem(item: OrderItemRow): PickedParcel['items'][number] {
  const { id, sku, name, brandName, units, options, parts, fittingForm } = item;
  return {
    id,
    sku,
    name: `${brandName} ${name}`,
    qty: piecesLeft(item),
    options: options.map((option) => ({ name: option.name, value: option.value })),
    parts: parts.map((part) => ({ label: part.label, name: part.name, options: part.options })),
    units: units.map((unit) => unit.sku),
    needsWorkshop: fittingForm !== null,
    fitting: fittingForm === null ? null : fittingAnswersSchema.parse(fittingForm),
  };
}
