import { and, asc, eq, inArray, isNull, notExists, sql } from 'drizzle-orm';
import type { Queryable } from '../../db/client.ts';
import { idempotencyKeys, orderItems, orderPayments, orders } from '../../db/schema/index.ts';
import type { PersonalData } from '../../personal-data.ts';
import { queueCardErasure } from '../payments/stored-cards.ts';
import { shopperOwnerKey } from './shopper-owner-key.ts';

/**
 * Orders of all stores. Placed orders are kept, because law requires their invoices to be kept: they are separated from
 * the account, and the answers for mounted bindings are erased. What was not placed is deleted, and so are the cards that
 * the payment provider has stored.
 */
export const orderData: PersonalData = {
  name: 'orders',
  tables: [orders, orderItems, orderPayments, idempotencyKeys],
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
    return rows.map(({ customerId: _customer, sessionHash: _session, ...order }) => ({
      ...order,
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
