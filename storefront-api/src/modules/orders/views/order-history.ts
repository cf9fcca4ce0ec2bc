import { and, asc, desc, eq, inArray, ne } from 'drizzle-orm';
import type { ParsedRequestOf, ResponseOf } from 'shared-contracts/api';
import { ordersPerPage, type ListedOrder } from 'shared-contracts/api/order-history';
import { money } from 'shared-contracts/money';
import type { Store } from 'shared-contracts/stores';
import type { StoreSettings } from '../../stores/config/store-settings.ts';
import type { Queryable } from '../../../db/client.ts';
import { orderItems, orders } from '../../../db/schema/index.ts';
import { describeOrder } from './order-details.ts';
import type { OrderItemRow, OrderRow } from '../repository.ts';
import { findShippedPieces } from './shipped-items.ts';
import { statusLabel } from './status-labels.ts';

interface HistoryRequest {
  input: ParsedRequestOf<'helpdesk-orders'>;
  customerId: number;
  store: Store;
  config: StoreSettings;
  now: Date;
}

const maxImages = 4;

/** Returns a page of the member's orders in the store, the newest first. */
export async function orderHistory(
  db: Queryable,
  { input, customerId, store, config, now }: HistoryRequest,
): Promise<ResponseOf<'helpdesk-orders'>> {
  const { page = 1, limit = ordersPerPage, withDetails = false } = input;
  // A draft is a basket whose payment has failed.
  const isListed = and(
    eq(orders.customerId, customerId),
    eq(orders.storeId, store.id),
    ne(orders.state, 'draft'),
  );
  const total = await db.$count(orders, isListed);
  const pagesCount = Math.max(1, Math.ceil(total / limit));
  const currentPage = Math.min(page, pagesCount);
  const rows = await db
    .select()
    .from(orders)
    .where(isListed)
    .orderBy(desc(orders.createdAt), desc(orders.id))
    .limit(limit)
    .offset((currentPage - 1) * limit);
  const ids = rows.map(({ id }) => id);
  const items = await findItemsOf(db, ids);
  const shipped = withDetails ? await findShippedPieces(db, ids) : [];
  return {
    orders: rows.map((order) => {
      const own = items.filter(({ orderId }) => orderId === order.id);
      const request = { store, config, withSavings: false, now };
      return {
        ...listedOrder(order, own),
        details: withDetails ? describeOrder(order, own, shipped, request) : null,
      };
    }),
    pagesCount,
    currentPage,
    total,
  };
}

function findItemsOf(db: Queryable, orderIds: readonly number[]): Promise<OrderItemRow[]> {
  return db
    .select()
    .from(orderItems)
    .where(inArray(orderItems.orderId, [...orderIds]))
    .orderBy(asc(orderItems.id));
}

function listedOrder(order: OrderRow, items: readonly OrderItemRow[]): Omit<ListedOrder, 'details'> {
  return {
    id: order.id,
    incrementId: order.incrementId,
    orderDate: (order.placedAt ?? order.createdAt).toISOString(),
    state: order.state,
    paymentState: order.paymentState,
    statusLabel: statusLabel(order, items, order.locale),
    total: money(order.total, order.currency),
    qty: items.reduce((sum, { qtyOrdered }) => sum + qtyOrdered, 0),
    images: items.slice(0, maxImages).map(({ image }) => image),
  };
}
