import { and, asc, eq, inArray, isNull, notExists, sql } from 'drizzle-orm';
import type { Queryable } from '../../db/client.ts';
import {
  historicalOrders,
  idempotencyKeys,
  invoices,
  orderEvents,
  orderItems,
  orderPayments,
  orders,
  paymentOperations,
  returnItems,
  returns,
  shipmentItems,
  shipments,
} from '../../db/schema/index.ts';
import type { PersonalData } from '../../personal-data.ts';
import { queueCardErasure } from '../payments/stored-cards.ts';
import { shopperOwnerKey } from './placement/shopper-owner-key.ts';

/**
 * Orders of all stores. Placed orders are kept, because law requires their invoices to be kept: they are separated from
 * the account, and the answers for mounted bindings are erased. What was not placed is deleted, and so are the cards that
 * the payment provider has stored.
 */
export const orderData: PersonalData = {
  name: 'orders',
  tables: [
    orders,
    orderItems,
    orderPayments,
    idempotencyKeys,
    shipments,
    shipmentItems,
    paymentOperations,
    orderEvents,
    returns,
    returnItems,
    invoices,
  ],
  async exportOf(db, customerId) {
    const rows = await db
      .select()
      .from(orders)
      .where(eq(orders.customerId, customerId))
      .orderBy(asc(orders.id));
    const ids = rows.map(({ id }) => id);
    const items = await db
      .select()
      .from(orderItems)
      .where(inArray(orderItems.orderId, ids))
      .orderBy(asc(orderItems.id));
    const payments = await db
      .select()
      .from(orderPayments)
      .where(inArray(orderPayments.orderId, ids))
      .orderBy(asc(orderPayments.id));
    const changes = await findChanges(db, ids);
    return rows.map(({ customerId: _customer, sessionHash: _session, ...order }) => ({
      ...order,
      ...changesOf(changes, order.id),
      items: items.flatMap(({ orderId, contentKey: _content, ...item }) =>
        orderId === order.id ? [item] : [],
      ),
      payments: payments.flatMap(({ orderId, methodCode, amount, currency, status, createdAt }) =>
        orderId === order.id ? [{ methodCode, amount, currency, status, createdAt }] : [],
      ),
    }));
  },
  async eraseOf(tx, customerId) {
    await queueCardErasure(tx, customerId);
    await tx
      .delete(idempotencyKeys)
      .where(eq(idempotencyKeys.owner, shopperOwnerKey({ storeId: 0, customerId })));
    await deleteUnplaced(tx, customerId);
    const own = ordersOf(tx, customerId);
    await tx.update(orderItems).set({ fittingForm: null }).where(inArray(orderItems.orderId, own));
    const ownReturns = tx.select({ id: returns.id }).from(returns).where(inArray(returns.orderId, own));
    await tx.update(returnItems).set({ comment: null }).where(inArray(returnItems.returnId, ownReturns));
    await tx
      .update(orderPayments)
      .set({ request: sql`${orderPayments.request} || '{"shopperReference": null, "tokenId": null}'::jsonb` })
      .where(inArray(orderPayments.orderId, own));
    await tx
      .update(orders)
      .set({ customerId: null, sessionHash: null })
      .where(eq(orders.customerId, customerId));
  },
};

/** What has become of orders since they were placed. */
async function findChanges(db: Queryable, ids: readonly number[]) {
  const orderIds = [...ids];
  return {
    shipments: await db
      .select()
      .from(shipments)
      .where(inArray(shipments.orderId, orderIds))
      .orderBy(asc(shipments.id)),
    operations: await db
      .select()
      .from(paymentOperations)
      .where(inArray(paymentOperations.orderId, orderIds))
      .orderBy(asc(paymentOperations.id)),
    events: await db
      .select()
      .from(orderEvents)
      .where(inArray(orderEvents.orderId, orderIds))
      .orderBy(asc(orderEvents.id)),
    returned: await db
      .select({ return: returns, item: returnItems })
      .from(returns)
      .innerJoin(returnItems, eq(returnItems.returnId, returns.id))
      .where(inArray(returns.orderId, orderIds))
      .orderBy(asc(returns.id)),
    invoices: await db
      .select()
      .from(invoices)
      .where(inArray(invoices.orderId, orderIds))
      .orderBy(asc(invoices.id)),
  };
}

function changesOf(found: Awaited<ReturnType<typeof findChanges>>, orderId: number) {
  const isOwn = (row: { orderId: number }) => row.orderId === orderId;
  return {
    shipments: found.shipments.filter(isOwn),
    paymentOperations: found.operations
      .filter(isOwn)
      .map(({ kind, amount, currency, status, createdAt }) => ({
        kind,
        amount,
        currency,
        status,
        createdAt,
      })),
    events: found.events.filter(isOwn).map(({ action, createdAt }) => ({ action, createdAt })),
    returns: found.returned
      .filter((row) => isOwn(row.return))
      .map(({ return: { code, kind, state, refund, createdAt }, item: { qty, reason, comment } }) => {
        return { code, kind, state, refund, createdAt, qty, reason, comment };
      }),
    invoices: found.invoices.filter(isOwn).map(({ kind, number, content }) => ({ kind, number, content })),
  };
}

function ordersOf(db: Queryable, customerId: number) {
  return db.select({ id: orders.id }).from(orders).where(eq(orders.customerId, customerId));
}

/** Payments that are not decided must still find their order. */
async function deleteUnplaced(tx: Queryable, customerId: number): Promise<void> {
  const openPayments = tx
    .select({ id: orderPayments.id })
    .from(orderPayments)
    .where(and(eq(orderPayments.orderId, orders.id), sql`${orderPayments.checkAt} is not null`));
  const unplaced = await tx
    .select({ id: orders.id })
    .from(orders)
    .where(and(eq(orders.customerId, customerId), isNull(orders.placedAt), notExists(openPayments)));
  const ids = unplaced.map(({ id }) => id);
  await tx.delete(orderPayments).where(inArray(orderPayments.orderId, ids));
  await tx.delete(orders).where(inArray(orders.id, ids));
}

/** Orders of the former system. */
export const historicalOrderData: PersonalData = {
  name: 'historicalOrders',
  tables: [historicalOrders],
  exportOf(db, customerId) {
    const { incrementId, orderedAt, content } = historicalOrders;
    return db
      .select({ incrementId, orderedAt, content })
      .from(historicalOrders)
      .where(eq(historicalOrders.customerId, customerId))
      .orderBy(asc(historicalOrders.id));
  },
  async eraseOf(tx, customerId) {
    await tx.delete(historicalOrders).where(eq(historicalOrders.customerId, customerId));
  },
};
