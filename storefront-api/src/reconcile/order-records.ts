import { sql } from 'drizzle-orm';
import type { Queryable } from '../db/client.ts';
import { rowsOf } from './difference.ts';

/** An order as the database has it; amounts are in minor units. */
export interface OrderRecord {
  id: number;
  number: string;
  currency: string;
  country: string;
  /** Day of the order, ISO 8601. */
  day: string;
  dispatchCode: string;
  vatBasisPoints: bigint;
  subtotal: bigint;
  discount: bigint;
  points: bigint;
  delivery: bigint;
  deliveryDiscount: bigint;
  deliveryVat: bigint;
  total: bigint;
  vat: bigint;
  saving: bigint;
  /** Of the member now; null for a guest and after the account was deleted. */
  groupId: number | null;
  lines: LineRecord[];
}

export interface LineRecord {
  productId: number;
  qty: bigint;
  price: bigint;
  retail: bigint;
  subtotal: bigint;
  discount: bigint;
  points: bigint;
  vat: bigint;
  promotionId: number | null;
}

type Row = Record<string, string | number | null>;

const ordersAtOnce = 500;

/** Yields all orders with their lines, some hundreds at a time. */
export async function* readOrders(db: Queryable): AsyncGenerator<OrderRecord[]> {
  let lastId = 0;
  for (;;) {
    // oxlint-disable no-await-in-loop -- one part after the other
    const rows = await rowsOf<Row>(
      db,
      sql`select o.id, o.increment_id, o.currency, o.country_id, o.dispatch_code, o.vat_basis_points, o.subtotal,
        o.discount, o.points, o.delivery, o.delivery_discount, o.delivery_vat, o.total, o.vat, o.saving, c.group_id,
        to_char(o.created_at at time zone 'UTC', 'YYYY-MM-DD') as day
        from orders o left join customers c on c.id = o.customer_id
        where o.id > ${lastId} order by o.id limit ${ordersAtOnce}`,
    );
    const last = rows.at(-1);
    if (last === undefined) return;
    const items = await rowsOf<Row>(
      db,
      sql`select order_id, product_id, qty_ordered, price, retail, subtotal, discount, points, vat, promotion_id
        from order_items where order_id > ${lastId} and order_id <= ${last['id']} order by order_id, id`,
    );
    // oxlint-enable no-await-in-loop
    const linesOf = Map.groupBy(items, ({ order_id: orderId }) => orderId ?? 0);
    yield rows.map((row) => toOrder(row, linesOf.get(row['id'] ?? 0) ?? []));
    lastId = Number(last['id']);
  }
}

function toOrder(row: Row, items: readonly Row[]): OrderRecord {
  const amount = (name: string) => BigInt(row[name] ?? 0);
  const text = (name: string) => String(row[name]);
  return {
    id: Number(row['id']),
    number: text('increment_id'),
    currency: text('currency'),
    country: text('country_id'),
    day: text('day'),
    dispatchCode: text('dispatch_code'),
    vatBasisPoints: amount('vat_basis_points'),
    subtotal: amount('subtotal'),
    discount: amount('discount'),
    points: amount('points'),
    delivery: amount('delivery'),
    deliveryDiscount: amount('delivery_discount'),
    deliveryVat: amount('delivery_vat'),
    total: amount('total'),
    vat: amount('vat'),
    saving: amount('saving'),
    groupId: row['group_id'] === null ? null : Number(row['group_id']),
    lines: items.map(toLine),
  };
}

function toLine(row: Row): LineRecord {
  const amount = (name: string) => BigInt(row[name] ?? 0);
  return {
    productId: Number(row['product_id']),
    qty: amount('qty_ordered'),
    price: amount('price'),
    retail: amount('retail'),
    subtotal: amount('subtotal'),
    discount: amount('discount'),
    points: amount('points'),
    vat: amount('vat'),
    promotionId: row['promotion_id'] === null ? null : Number(row['promotion_id']),
  };
}
