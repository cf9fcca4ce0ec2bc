import { sql } from 'drizzle-orm';
import { index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { instant } from './columns.ts';
import { customers } from './customers.ts';

/** The latest export of each member's data. Its link is in `mailed_tokens`. */
export const dataExports = pgTable(
  'data_exports',
  {
    customerId: integer('customer_id')
      .primaryKey()
      .references(() => customers.id, { onDelete: 'cascade' }),
    /** Where it was requested: the mail has the brand and the links of this store. */
    storeId: integer('store_id').notNull(),
    requestedAt: instant('requested_at').notNull(),
    /** Attempts to prepare it that failed. */
    failures: integer('failures').notNull().default(0),
    /** When the next attempt may begin. */
    dueAt: instant('due_at').notNull(),
    /** Until when it can be downloaded; null: it is being prepared. */
    expiresAt: instant('expires_at'),
  },
  (table) => [
    index('data_exports_due')
      .on(table.dueAt)
      .where(sql`${table.expiresAt} is null`),
    index('data_exports_expires').on(table.expiresAt),
  ],
);

/** What the modules of the shop store about the member, one row each, as JSON. */
export const dataExportParts = pgTable(
  'data_export_parts',
  {
    customerId: integer('customer_id')
      .notNull()
      .references(() => dataExports.customerId, { onDelete: 'cascade' }),
    position: integer('position').notNull(),
    name: text('name').notNull(),
    /** Text, because `jsonb` would change the order of the fields. */
    content: text('content').notNull(),
  },
  (table) => [primaryKey({ columns: [table.customerId, table.position] })],
);

/** Accounts that will be deleted. */
export const accountDeletions = pgTable(
  'account_deletions',
  {
    customerId: integer('customer_id')
      .primaryKey()
      .references(() => customers.id, { onDelete: 'cascade' }),
    /** Where it was requested: the last mail has the brand of this store. */
    storeId: integer('store_id').notNull(),
    requestedAt: instant('requested_at').notNull(),
    /** The day that the mail to the member names. */
    deletionAt: instant('deletion_at').notNull(),
    /** Attempts to delete the account that failed. */
    failures: integer('failures').notNull().default(0),
    /** When the next attempt may begin, not before `deletionAt`. */
    dueAt: instant('due_at').notNull(),
  },
  (table) => [index('account_deletions_due').on(table.dueAt)],
);
