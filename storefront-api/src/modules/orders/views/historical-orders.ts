import { and, desc, eq } from 'drizzle-orm';
import type { ResponseOf } from 'shared-contracts/api';
import type { HistoricalOrder } from 'shared-contracts/api/historical-orders';
import type { Queryable } from '../../../db/client.ts';
import { historicalOrders } from '../../../db/schema/index.ts';
import { ShopError } from '../../../shop-error.ts';

/** Returns the member's orders in the former system of a year, or of the last one with an order. */
export async function historicalOrderList(
  db: Queryable,
  customerId: number,
  requestedYear?: number,
): Promise<ResponseOf<'historical-orders'>> {
  const rows = await db
    .select()
    .from(historicalOrders)
    .where(eq(historicalOrders.customerId, customerId))
    .orderBy(desc(historicalOrders.orderedAt), desc(historicalOrders.id));
  const years = [...new Set(rows.map(({ orderedAt }) => orderedAt.getUTCFullYear()))];
  const year = requestedYear ?? years[0] ?? null;
  return {
    years,
    year: years.length === 0 ? null : year,
    orders: rows
      .filter(({ orderedAt }) => orderedAt.getUTCFullYear() === year)
      .map((row) => {
        const { id, incrementId, orderDate, statusLabel, total } = toOrder(row);
        return { id, incrementId, orderDate, statusLabel, total };
      }),
  };
}

/** Throws `not_found` for another member's order. */
export async function historicalOrder(
  db: Queryable,
  customerId: number,
  id: number,
): Promise<HistoricalOrder> {
  const isOwn = and(eq(historicalOrders.id, id), eq(historicalOrders.customerId, customerId));
  const [row] = await db.select().from(historicalOrders).where(isOwn);
  if (row === undefined) throw new ShopError('not_found');
  return toOrder(row);
}

function toOrder({
  id,
  incrementId,
  orderedAt,
  content,
}: typeof historicalOrders.$inferSelect): HistoricalOrder {
  return { ...content, id, incrementId, orderDate: orderedAt.toISOString() };
}
