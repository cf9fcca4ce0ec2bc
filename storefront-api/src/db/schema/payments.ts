import { index, integer, pgTable, primaryKey, serial, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { instant } from './columns.ts';

export type PaymentState =
  | 'pending'
  | 'authorised'
  | 'captured'
  | 'rejected'
  | 'voided'
  | 'refunded'
  | 'partially_refunded'
  | 'expired';

/**
 * The book of payments: what the provider has reported of each attempt, with the sums that were captured and refunded. The
 * module of payments owns it, and its events make each report count once. What an order does with an attempt is in
 * `order_payments`, under the same reference.
 */
export const paymentAttempts = pgTable(
  'payment_attempts',
  {
    id: serial('id').primaryKey(),
    orderId: integer('order_id').notNull(),
    provider: text('provider').notNull(),
    /** The shop's name of the attempt at the provider. */
    reference: text('reference').notNull().unique(),
    /** The provider's own; null until it has answered. */
    pspReference: text('psp_ref'),
    methodCode: text('method_code').notNull(),
    /** Minor units. */
    amount: integer('amount').notNull(),
    currency: text('currency').notNull(),
    state: text('state').$type<PaymentState>().notNull().default('pending'),
    /** The provider's code; null unless the attempt was rejected. */
    rejection: text('rejection'),
    /** All that was captured and refunded so far, minor units. */
    capturedAmount: integer('captured_amount').notNull().default(0),
    refundedAmount: integer('refunded_amount').notNull().default(0),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (table) => [
    uniqueIndex('payment_attempts_psp_ref').on(table.provider, table.pspReference),
    index('payment_attempts_order').on(table.orderId),
    index('payment_attempts_state').on(table.state, table.createdAt),
  ],
);

/** Events of providers that were processed, so that a repeated one changes nothing. */
export const paymentEvents = pgTable(
  'payment_events',
  {
    provider: text('provider').notNull(),
    eventId: text('event_id').notNull(),
    attemptId: integer('attempt_id')
      .notNull()
      .references(() => paymentAttempts.id, { onDelete: 'cascade' }),
    status: text('status').$type<PaymentState>().notNull(),
    receivedAt: instant('received_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.provider, table.eventId] }),
    index('payment_events_attempt').on(table.attemptId),
  ],
);

/** Deleted accounts whose stored cards the payment provider still has. */
export const storedCardErasures = pgTable(
  'stored_card_erasures',
  {
    /** Of the deleted account, from which the name of the shopper at the provider follows. */
    customerId: integer('customer_id').primaryKey(),
    /** Attempts that failed. */
    failures: integer('failures').notNull().default(0),
    /** When the next attempt may begin. */
    dueAt: instant('due_at').notNull(),
  },
  (table) => [index('stored_card_erasures_due').on(table.dueAt)],
);
