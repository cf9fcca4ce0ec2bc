import type { StoreLocale } from 'shared-contracts/locales';
import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, serial, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from './columns.ts';
import { customers } from './customers.ts';

/** Mails to send. A row is written in the same transaction as the change that it reports. */
export const outbox = pgTable(
  'outbox',
  {
    id: serial('id').primaryKey(),
    kind: text('kind').notNull(),
    storeId: integer('store_id').notNull(),
    locale: text('locale').$type<StoreLocale>().notNull(),
    recipient: text('recipient').notNull(),
    /** Whose mail it is, also if it goes to a new address or the account has another one now; null: of no account. */
    customerId: integer('customer_id').references(() => customers.id, { onDelete: 'set null' }),
    /** Emptied when the mail is sent, because it may contain the token of a link. */
    payload: jsonb('payload').$type<Record<string, string | number>>().notNull(),
    createdAt: instant('created_at').notNull(),
    sentAt: instant('sent_at'),
    /** First part of the Message-ID, the same in every attempt, so that mail programs recognise a repetition. */
    messageId: uuid('message_id').notNull().defaultRandom(),
    /** Deliveries that have begun. */
    attempts: integer('attempts').notNull().default(0),
    /** When the next attempt may begin; null: at once. */
    dueAt: instant('due_at'),
    /** Until then the mail belongs to the process that has claimed it; null: to none. */
    claimedUntil: instant('claimed_until'),
    /** After this time the mail is not sent any more; null: `mailTtlMs` of its kind after `createdAt`. */
    expiresAt: instant('expires_at'),
    /** The mail is given up: a dead letter. */
    failedAt: instant('failed_at'),
    /** Reason of the last failed attempt. Contains no text of the mail server, which may quote the recipient. */
    failure: text('failure'),
  },
  (table) => [
    index('outbox_customer').on(table.customerId),
    index('outbox_recipient').on(table.recipient, table.kind, table.createdAt),
    index('outbox_unsent')
      .on(table.id)
      .where(sql`${table.sentAt} is null and ${table.failedAt} is null`),
    index('outbox_failed')
      .on(table.failedAt)
      .where(sql`${table.failedAt} is not null`),
    index('outbox_sent')
      .on(table.sentAt)
      .where(sql`${table.sentAt} is not null`),
  ],
);
