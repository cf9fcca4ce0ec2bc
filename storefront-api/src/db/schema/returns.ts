import type { ReturnKind, ReturnReason, ReturnRefund, ReturnState } from 'shared-contracts/return-rules';
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
import { orderItems, orders } from './orders.ts';

/** Returns, and withdrawals from the contract. */
export const returns = pgTable(
  'returns',
  {
    id: serial('id').primaryKey(),
    orderId: integer('order_id')
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    kind: text('kind').$type<ReturnKind>().notNull(),
    state: text('state').$type<ReturnState>().notNull(),
    refund: text('refund').$type<ReturnRefund>().notNull(),
    /** Of the call; the same key creates one return. */
    reference: text('reference').notNull(),
    /** Printed on the label, and shown to people. */
    code: text('code').notNull().unique(),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
    receivedAt: instant('received_at'),
    refundedAt: instant('refunded_at'),
  },
  (table) => [uniqueIndex('returns_reference').on(table.orderId, table.reference)],
);

export const returnItems = pgTable(
  'return_items',
  {
    returnId: integer('return_id')
      .notNull()
      .references(() => returns.id, { onDelete: 'cascade' }),
    orderItemId: integer('order_item_id')
      .notNull()
      .references(() => orderItems.id, { onDelete: 'cascade' }),
    qty: integer('qty').notNull(),
    /** Null: a withdrawal needs none. */
    reason: text('reason').$type<ReturnReason>(),
    comment: text('comment'),
    qtyReceived: integer('qty_received').notNull().default(0),
    qtyRestocked: integer('qty_restocked').notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.returnId, table.orderItemId] }),
    index('return_items_item').on(table.orderItemId),
    check('return_items_qty', sql`${table.qty} > 0`),
    check('return_items_comment', sql`char_length(${table.comment}) <= 500`),
  ],
);

export type InvoiceKind = 'invoice' | 'credit_note';

/** Invoices and credit notes. Law requires them to be kept as they were issued. */
export const invoices = pgTable(
  'invoices',
  {
    id: serial('id').primaryKey(),
    orderId: integer('order_id')
      .notNull()
      .references(() => orders.id),
    storeId: integer('store_id').notNull(),
    kind: text('kind').$type<InvoiceKind>().notNull(),
    /** Without gaps in a store, for each kind. */
    number: integer('number').notNull(),
    /** What it is about, such as `shipment-12`; each is invoiced once. */
    subject: text('subject').notNull(),
    /** Everything that the document says. */
    content: jsonb('content').$type<Readonly<Record<string, unknown>>>().notNull(),
    issuedAt: instant('issued_at').notNull(),
  },
  (table) => [
    uniqueIndex('invoices_number').on(table.storeId, table.kind, table.number),
    uniqueIndex('invoices_subject').on(table.orderId, table.kind, table.subject),
  ],
);

/** Last number of each store and kind. Its row is locked until the document is written, so that no number is lost. */
export const invoiceNumbers = pgTable(
  'invoice_numbers',
  {
    storeId: integer('store_id').notNull(),
    kind: text('kind').$type<InvoiceKind>().notNull(),
    last: integer('last').notNull(),
  },
  (table) => [primaryKey({ columns: [table.storeId, table.kind] })],
);
