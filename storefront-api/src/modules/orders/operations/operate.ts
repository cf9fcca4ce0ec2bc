import type { ServerRequestOf, ServerResponseOf } from 'shared-contracts/api/server-endpoints';
import { asc, eq } from 'drizzle-orm';
import type { Queryable } from '../../../db/client.ts';
import { orders, shipments } from '../../../db/schema/index.ts';
import { ShopError } from '../../../shop-error.ts';
import { recordRestock } from '../returns/record-restock.ts';
import { findReturns } from '../returns/repository.ts';
import { decideReturn, receiveReturn } from '../returns/return-operations.ts';
import { cancelOrder } from '../changes/cancel-order.ts';
import { changeOrder } from '../changes/change-order.ts';
import { deliverOrder } from '../changes/deliver-order.ts';
import type { LockedOrder } from '../changes/locked-order.ts';
import { findEvents } from '../changes/order-events.ts';
import { findOperations, type OperationRow } from '../changes/payment-operations.ts';
import { refundOrder } from '../changes/refund-order.ts';
import { restockPieces } from '../changes/restock-pieces.ts';
import { shipOrder } from '../changes/ship-order.ts';
import type { OrderServices } from '../order-services.ts';
import { findItems } from '../repository.ts';

export type Operation = ServerRequestOf<'order-operation'>;
type Outcome = ServerResponseOf<'order-operation'>;

/** Does what an operator asks for, once for each reference. Throws what `order-operation` answers. */
export async function operate(
  db: Queryable,
  operation: Operation,
  services: OrderServices,
  now: Date,
): Promise<Outcome> {
  const { operator, reference, order: number, action, ...payload } = operation;
  const orderId = await findByNumber(db, number);
  if (action === 'show') return { result: 'done', ...(await describe(db, orderId)) };
  const request = { orderId, actor: `ops:${operator}`, action, payload, reference } as const;
  const result = await changeOrder(db, request, services, now, (locked) => change(locked, operation));
  return { result, ...(await describe(db, orderId)) };
}

async function change(locked: LockedOrder, operation: Operation): Promise<readonly OperationRow[]> {
  switch (operation.action) {
    case 'ship':
      return shipOrder(locked, operation);
    case 'deliver':
      await deliverOrder(locked, operation.shipmentId);
      return [];
    case 'cancel':
      return cancelOrder(locked, operation.items);
    case 'refund':
      return refundOrder(locked, { amount: operation.amount });
    case 'restock':
      await recordRestock(locked, operation.items);
      await restockPieces(locked, operation.items);
      return [];
    case 'approve':
      await decideReturn(locked, operation.code, 'approved');
      return [];
    case 'reject':
      await decideReturn(locked, operation.code, 'rejected');
      return [];
    case 'receive':
      return receiveReturn(locked, operation);
    case 'show':
      return [];
  }
}

/** Throws `not_found`, also for an order that was not placed. */
async function findByNumber(db: Queryable, number: string): Promise<number> {
  const [order] = await db
    .select({ id: orders.id, placedAt: orders.placedAt })
    .from(orders)
    .where(eq(orders.incrementId, number));
  if (order === undefined || order.placedAt === null) throw new ShopError('not_found');
  return order.id;
}

async function describe(db: Queryable, orderId: number): Promise<Omit<Outcome, 'result'>> {
  const [order] = await db.select().from(orders).where(eq(orders.id, orderId));
  if (order === undefined) throw new ShopError('not_found');
  const items = await findItems(db, orderId);
  const parcels = await db
    .select()
    .from(shipments)
    .where(eq(shipments.orderId, orderId))
    .orderBy(asc(shipments.id));
  const returns = await findReturns(db, orderId);
  const payments = await findOperations(db, orderId);
  const events = await findEvents(db, orderId);
  return {
    state: order.state,
    paymentState: order.paymentState,
    items: items.map((item) => ({
      id: item.id,
      sku: item.sku,
      warehouse: item.warehouse,
      ordered: item.qtyOrdered,
      shipped: item.qtyShipped,
      delivered: item.qtyDelivered,
      canceled: item.qtyCanceled,
      returned: item.qtyReturned,
    })),
    shipments: parcels.map(({ id, warehouse, deliveredAt }) => {
      return { id, warehouse, isDelivered: deliveredAt !== null };
    }),
    returns: returns.map(({ code, kind, state }) => ({ code, kind, state })),
    payments: payments.map(({ kind, amount, currency, status, rejection }) => {
      return { kind, amount, currency, status, rejection };
    }),
    events: events.map(({ createdAt, actor, action, payload }) => {
      return { at: createdAt.toISOString(), actor, action, details: payload };
    }),
  };
}
