import { sql } from 'drizzle-orm';
import {
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  serial,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { instant } from './columns.ts';
import { orderItems, orderPayments, orders } from './orders.ts';

/** Parcels that have left. */
export const shipments = pgTable(
  'shipments',
  {
    id: serial('id').primaryKey(),
    orderId: integer('order_id')
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    /** Parcel group of its items. */
    warehouse: text('warehouse').notNull(),
    carrier: text('carrier').notNull(),
    trackingNumber: text('tracking_number'),
    trackingUrl: text('tracking_url'),
    /** Delivery fee that is charged with it, minor units: all of it with the first parcel of an order. */
    delivery: integer('delivery').notNull().default(0),
    shippedAt: instant('shipped_at').notNull(),
    /** Null: on the way. */
    deliveredAt: instant('delivered_at'),
  },
  (table) => [index('shipments_order').on(table.orderId, table.id)],
);

export const shipmentItems = pgTable(
  'shipment_items',
  {
    shipmentId: integer('shipment_id')
      .notNull()
      .references(() => shipments.id, { onDelete: 'cascade' }),
    orderItemId: integer('order_item_id')
      .notNull()
      .references(() => orderItems.id, { onDelete: 'cascade' }),
    qty: integer('qty').notNull(),
    /** What is charged for the pieces, minor units. */
    amount: integer('amount').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.shipmentId, table.orderItemId] }),
    index('shipment_items_item').on(table.orderItemId),
    check('shipment_items_qty', sql`${table.qty} > 0`),
  ],
);

export type PaymentOperationKind = 'capture' | 'void' | 'refund';

/**
 * `started`: written, and the provider has not answered. `rejected`: by the provider; operations must look at it.
 */
export type PaymentOperationStatus = 'started' | 'done' | 'rejected';

/**
 * Captures, voids and refunds. The shop writes one before it calls the provider, with the reference that makes the call
 * idempotent, so that a crash repeats no refund and loses none.
 */
export const paymentOperations = pgTable(
  'payment_operations',
  {
    id: serial('id').primaryKey(),
    orderId: integer('order_id')
      .notNull()
      .references(() => orders.id),
    attemptId: integer('attempt_id')
      .notNull()
      .references(() => orderPayments.id),
    kind: text('kind').$type<PaymentOperationKind>().notNull(),
    /** Minor units. */
    amount: integer('amount').notNull(),
    currency: text('currency').notNull(),
    /** Unique at the provider. */
    reference: text('reference').notNull().unique(),
    status: text('status').$type<PaymentOperationStatus>().notNull(),
    /** The provider's code; null unless rejected. */
    rejection: text('rejection'),
    /** The return that it refunds. */
    returnId: integer('return_id'),
    createdAt: instant('created_at').notNull(),
    decidedAt: instant('decided_at'),
    /** When the sweeper calls the provider next; null: decided. */
    checkAt: instant('check_at'),
  },
  (table) => [
    index('payment_operations_order').on(table.orderId, table.id),
    index('payment_operations_attempt').on(table.attemptId),
    index('payment_operations_check')
      .on(table.checkAt)
      .where(sql`${table.checkAt} is not null`),
    check('payment_operations_amount', sql`${table.amount} > 0`),
  ],
);

/** What was done with orders, by whom: append-only. It contains no address and no text of a member. */
export const orderEvents = pgTable(
  'order_events',
  {
    id: serial('id').primaryKey(),
    orderId: integer('order_id')
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    /** `member`, `guest`, `shop`, `provider`, or `ops:` with the name of the operator. */
    actor: text('actor').notNull(),
    action: text('action').notNull(),
    payload: jsonb('payload').$type<Readonly<Record<string, unknown>>>().notNull(),
    /** Of the call; the same reference is done once. */
    reference: text('reference'),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [uniqueIndex('order_events_reference').on(table.orderId, table.reference)],
);
