import type { HistoricalOrder } from 'shared-contracts/api/historical-orders';
import { index, integer, jsonb, pgTable, serial, text } from 'drizzle-orm/pg-core';
import { instant } from './columns.ts';
import { customers } from './customers.ts';

/** Orders of the former system: read only. */
export const historicalOrders = pgTable(
  'historical_orders',
  {
    id: serial('id').primaryKey(),
    customerId: integer('customer_id')
      .notNull()
      .references(() => customers.id, { onDelete: 'cascade' }),
    incrementId: text('increment_id').notNull(),
    orderedAt: instant('ordered_at').notNull(),
    content: jsonb('content').$type<Omit<HistoricalOrder, 'id' | 'incrementId' | 'orderDate'>>().notNull(),
  },
  (table) => [index('historical_orders_customer').on(table.customerId, table.orderedAt.desc())],
);
