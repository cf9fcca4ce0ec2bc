import type { CookieConsent } from 'shared-contracts/session';
import { boolean, index, integer, jsonb, pgTable, serial, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { products, variants } from './catalogue.ts';
import { instant } from './columns.ts';

/** An account belongs to a website: all its stores know the customer. */
export const customers = pgTable(
  'customers',
  {
    id: serial('id').primaryKey(),
    websiteId: integer('website_id').notNull(),
    /** Lower case. */
    email: text('email').notNull(),
    passwordHash: text('password_hash').notNull(),
    firstname: text('firstname').notNull(),
    lastname: text('lastname').notNull(),
    gender: integer('gender'),
    countryId: text('country_id').notNull(),
    language: text('language').notNull(),
    isSubscribed: boolean('is_subscribed').notNull().default(false),
    isConfirmed: boolean('is_confirmed').notNull().default(false),
    groupId: integer('group_id').notNull().default(1),
    referralCode: text('referral_code').notNull().unique(),
    referredBy: text('referred_by'),
    loyaltyPoints: integer('loyalty_points').notNull().default(0),
    consent: jsonb('consent').$type<CookieConsent>(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [uniqueIndex('customers_website_email').on(table.websiteId, table.email)],
);

export const sessions = pgTable(
  'sessions',
  {
    /** SHA-256 of the token: a copy of this table opens no session. */
    tokenHash: text('token_hash').primaryKey(),
    storeId: integer('store_id').notNull(),
    customerId: integer('customer_id').references(() => customers.id, { onDelete: 'cascade' }),
    /** False: the cookie ends with the browser. */
    isRemembered: boolean('is_remembered').notNull(),
    createdAt: instant('created_at').notNull(),
    extendedAt: instant('extended_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [index('sessions_expires').on(table.expiresAt), index('sessions_customer').on(table.customerId)],
);

/** In a table rather than in memory, so that every process of the API counts together. */
export const signInAttempts = pgTable(
  'sign_in_attempts',
  {
    id: serial('id').primaryKey(),
    /** Hash of account and address. */
    subject: text('subject').notNull(),
    attemptedAt: instant('attempted_at').notNull(),
  },
  (table) => [index('sign_in_attempts_subject').on(table.subject, table.attemptedAt)],
);

/** Of a member (`customerId`) or of a guest (`sessionHash`), never of both. */
export const baskets = pgTable(
  'baskets',
  {
    id: serial('id').primaryKey(),
    storeId: integer('store_id').notNull(),
    customerId: integer('customer_id').references(() => customers.id, { onDelete: 'cascade' }),
    sessionHash: text('session_hash').references(() => sessions.tokenHash, { onDelete: 'cascade' }),
    version: integer('version').notNull().default(0),
    updatedAt: instant('updated_at').notNull(),
  },
  (table) => [
    uniqueIndex('baskets_customer').on(table.storeId, table.customerId),
    uniqueIndex('baskets_session').on(table.storeId, table.sessionHash),
  ],
);

export const basketLines = pgTable(
  'basket_lines',
  {
    id: serial('id').primaryKey(),
    basketId: integer('basket_id')
      .notNull()
      .references(() => baskets.id, { onDelete: 'cascade' }),
    productId: integer('product_id')
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    variantId: integer('variant_id')
      .notNull()
      .references(() => variants.id, { onDelete: 'cascade' }),
    qty: integer('qty').notNull(),
  },
  (table) => [uniqueIndex('basket_lines_variant').on(table.basketId, table.variantId)],
);
