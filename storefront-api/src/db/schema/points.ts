import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, serial, text } from 'drizzle-orm/pg-core';
import { instant } from './columns.ts';
import { customers } from './customers.ts';

/**
 * `opening`: balance of the former system. `reserved` is negative while an order waits for its payment, and is cancelled
 * by a positive entry of the same order. `returned`: points of a cancelled or returned order.
 */
export type PointKind =
  'opening' | 'earned' | 'referral' | 'credit' | 'returned' | 'reserved' | 'spent' | 'expired';

/** Append-only ledger of reward points, 500 of which are 5.00 in the currency of the store. */
export const pointEntries = pgTable(
  'point_entries',
  {
    id: serial('id').primaryKey(),
    customerId: integer('customer_id')
      .notNull()
      .references(() => customers.id, { onDelete: 'cascade' }),
    /** Negative entries reduce the balance. */
    points: integer('points').notNull(),
    kind: text('kind').$type<PointKind>().notNull(),
    orderId: integer('order_id'),
    createdAt: instant('created_at').notNull(),
    /** From when the points can be spent. */
    availableAt: instant('available_at').notNull(),
    /** Null: never. */
    expiresAt: instant('expires_at'),
  },
  (table) => [
    index('point_entries_customer').on(table.customerId, table.id),
    index('point_entries_order').on(table.orderId),
    check('point_entries_points', sql`${table.points} <> 0`),
  ],
);
