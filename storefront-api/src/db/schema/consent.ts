import type { FullStoreConfig } from 'shared-contracts/api/shop';
import type { StoreLocale } from 'shared-contracts/locales';
import { boolean, foreignKey, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { instant } from './columns.ts';
import { customers } from './customers.ts';

/** What the visitors of a store read before they answered. */
export const consentWordings = pgTable(
  'consent_wordings',
  {
    storeId: integer('store_id').notNull(),
    /** Hash over the columns below and those of the other stores of the website. */
    version: text('version').notNull(),
    locale: text('locale').$type<StoreLocale>().notNull(),
    wording: jsonb('wording').$type<FullStoreConfig['cookieConsentWording']>().notNull(),
    services: jsonb('services').$type<FullStoreConfig['thirdPartyServices']>().notNull(),
    /** Sites whose frames are shown after consent, by group. */
    iframes: jsonb('iframes').$type<FullStoreConfig['cookieConsentIframes']>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.storeId, table.version] })],
);

/** Proofs of consent. Each answer is a row, which is never changed, except that an erased account leaves it. */
export const consentRecords = pgTable(
  'consent_records',
  {
    /** Random; in the visitor's cookie, which leads to the proof. */
    id: text('id').primaryKey(),
    storeId: integer('store_id').notNull(),
    customerId: integer('customer_id').references(() => customers.id, { onDelete: 'set null' }),
    version: text('version').notNull(),
    acceptedFunctional: boolean('accepted_functional').notNull(),
    acceptedAdvertising: boolean('accepted_advertising').notNull(),
    /** Whether the browser rejected advertising by Global Privacy Control. */
    rejectedByBrowser: boolean('rejected_by_browser').notNull(),
    givenAt: instant('given_at').notNull(),
  },
  (table) => [
    foreignKey({
      name: 'consent_records_wording',
      columns: [table.storeId, table.version],
      foreignColumns: [consentWordings.storeId, consentWordings.version],
    }),
    index('consent_records_customer').on(table.customerId, table.givenAt),
    index('consent_records_given').on(table.givenAt),
  ],
);
