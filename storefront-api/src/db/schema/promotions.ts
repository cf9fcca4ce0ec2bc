import type { StoreKind } from 'shared-contracts/stores';
import {
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  serial,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { instant, type Localised } from './columns.ts';
import { baskets, customers } from './customers.ts';

export const promotions = pgTable(
  'promotions',
  {
    id: serial('id').primaryKey(),
    /** Upper case; null: applies without a code. */
    code: text('code').unique(),
    name: jsonb('name').$type<Localised>().notNull(),
    /** Effect and conditions; `modules/promotions/promotion-rules.ts` parses them. */
    rules: jsonb('rules').$type<unknown>().notNull(),
    startsAt: instant('starts_at'),
    endsAt: instant('ends_at'),
    maxUses: integer('max_uses'),
    maxUsesPerMember: integer('max_uses_per_member'),
    /** Kinds of store that have the promotion; null: all. */
    storeKinds: text('store_kinds').array().$type<StoreKind[]>(),
    isEnabled: boolean('is_enabled').notNull().default(true),
  },
  (table) => [index('promotions_window').on(table.startsAt, table.endsAt)],
);

/** Orders that used a promotion. Without the orders that were released again, such as those whose payment failed. */
export const promotionUses = pgTable(
  'promotion_uses',
  {
    id: serial('id').primaryKey(),
    promotionId: integer('promotion_id')
      .notNull()
      .references(() => promotions.id, { onDelete: 'cascade' }),
    orderId: integer('order_id').notNull(),
    /** Null for a guest, and for a member whose account was deleted. */
    customerId: integer('customer_id').references(() => customers.id, { onDelete: 'set null' }),
    usedAt: instant('used_at').notNull(),
  },
  (table) => [
    uniqueIndex('promotion_uses_order').on(table.orderId, table.promotionId),
    index('promotion_uses_promotion').on(table.promotionId, table.customerId),
    index('promotion_uses_customer').on(table.customerId),
  ],
);

/** Codes that a shopper entered, whether they apply or not. */
export const basketCodes = pgTable(
  'basket_codes',
  {
    basketId: integer('basket_id')
      .notNull()
      .references(() => baskets.id, { onDelete: 'cascade' }),
    code: text('code')
      .notNull()
      .references(() => promotions.code, { onDelete: 'cascade', onUpdate: 'cascade' }),
    /** Order of entry. */
    position: integer('position').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.basketId, table.code] }),
    index('basket_codes_code').on(table.code),
  ],
);
