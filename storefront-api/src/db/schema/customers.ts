import type { StoredConsent } from 'shared-contracts/consent/consent-cookie';
import type { CookieConsent } from 'shared-contracts/session';
import type { FittingAnswers as FittingFormAnswers } from 'shared-contracts/forms/fitting';
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
  uuid,
} from 'drizzle-orm/pg-core';
import { brands, bundleParts, products, variants } from './catalogue.ts';
import { instant } from './columns.ts';

/** An account belongs to a website and is valid in all its stores. */
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
    /** Read by the former release only; `point_entries` has the points. The next release drops it. */
    formerLoyaltyPoints: integer('loyalty_points').notNull().default(0),
    /**
     * The member's latest answer about cookies. Rows of the former release have no `recordId` and count as not asked;
     * that release reads `cookie_consent_given`, which the next one no longer writes.
     */
    consent: jsonb('consent').$type<CookieConsent | (CookieConsent & StoredConsent)>(),
    currency: text('currency'),
    segment: text('segment'),
    partnersName: text('partners_name'),
    newsletterActionTaken: boolean('newsletter_action_taken').notNull().default(false),
    restrictEmailPersonalisation: boolean('restrict_email_personalisation').notNull().default(false),
    restrictSitePersonalisation: boolean('restrict_site_personalisation').notNull().default(false),
    subscribeAbandonedBasket: boolean('subscribe_abandoned_basket').notNull().default(false),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [uniqueIndex('customers_website_email').on(table.websiteId, table.email)],
);

/** A message about the account. */
export type AccountNotice =
  'signed_out' | 'password_changed' | 'address_confirmed' | 'account_created' | 'deletion_pending';

/** What the merge of a guest's basket into the member's has changed. */
export type MergeNotice =
  | { kind: 'quantity' | 'capped'; productId: number; qty: number }
  | { kind: 'sold_out'; productId: number }
  | { kind: 'codes'; codes: readonly string[] };

/** A message of a session. Its text is chosen when it is shown, in the language of the store. */
export type SessionNotice = AccountNotice | MergeNotice;

export const sessions = pgTable(
  'sessions',
  {
    /** SHA-256 of the token, so that a leak of this table opens no session. */
    tokenHash: text('token_hash').primaryKey(),
    storeId: integer('store_id').notNull(),
    customerId: integer('customer_id').references(() => customers.id, { onDelete: 'cascade' }),
    /** Names the session in the account; opens nothing. */
    publicId: uuid('public_id').notNull().defaultRandom(),
    /** Families of browser and operating system at sign-in, and its network without the last part of the address. */
    browser: text('browser'),
    system: text('system'),
    network: text('network'),
    /** Referral code of the invitation that a guest has opened, for the form of the registration. */
    invitationCode: text('invitation_code'),
    /** Messages that the next page shows. */
    notices: jsonb('notices').$type<readonly SessionNotice[]>(),
    /** Ended from elsewhere: expired as well, but kept for a while for its notice. */
    endedAt: instant('ended_at'),
    /** False: the cookie expires when the browser is closed. */
    isRemembered: boolean('is_remembered').notNull(),
    /** When the member has last entered the password since sign-in; null: not since then. */
    identityConfirmedAt: instant('identity_confirmed_at'),
    createdAt: instant('created_at').notNull(),
    extendedAt: instant('extended_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [index('sessions_expires').on(table.expiresAt), index('sessions_customer').on(table.customerId)],
);

/** What the link of a mail is for: a password, an address, present or new, the member's data, or to cancel an account deletion. */
export type TokenPurpose =
  'reset' | 'confirm' | 'change-email' | 'cancel-email-change' | 'data-export' | 'cancel-account-deletion';

/** Links in mails. Each works once, except that of an export, which works until it expires. */
export const mailedTokens = pgTable(
  'mailed_tokens',
  {
    /** SHA-256 of the token. */
    tokenHash: text('token_hash').primaryKey(),
    customerId: integer('customer_id')
      .notNull()
      .references(() => customers.id, { onDelete: 'cascade' }),
    purpose: text('purpose').$type<TokenPurpose>().notNull(),
    /** The new address, with `change-email`. */
    email: text('email'),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [index('mailed_tokens_customer').on(table.customerId, table.purpose)],
);

export const addresses = pgTable(
  'addresses',
  {
    id: serial('id').primaryKey(),
    customerId: integer('customer_id')
      .notNull()
      .references(() => customers.id, { onDelete: 'cascade' }),
    firstname: text('firstname').notNull(),
    lastname: text('lastname').notNull(),
    company: text('company'),
    street1: text('street1').notNull(),
    street2: text('street2'),
    city: text('city').notNull(),
    region: text('region'),
    postcode: text('postcode').notNull(),
    countryId: text('country_id').notNull(),
    /** E.164. */
    telephone: text('telephone').notNull(),
    isDefaultBilling: boolean('is_default_billing').notNull().default(false),
    isDefaultShipping: boolean('is_default_shipping').notNull().default(false),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (table) => [index('addresses_customer').on(table.customerId, table.id)],
);

export const recentlyViewed = pgTable(
  'recently_viewed',
  {
    customerId: integer('customer_id')
      .notNull()
      .references(() => customers.id, { onDelete: 'cascade' }),
    productId: integer('product_id')
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    viewedAt: instant('viewed_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.customerId, table.productId] }),
    index('recently_viewed_latest').on(table.customerId, table.viewedAt.desc()),
  ],
);

/** Brands that a member follows. */
export const brandInterests = pgTable(
  'brand_interests',
  {
    customerId: integer('customer_id')
      .notNull()
      .references(() => customers.id, { onDelete: 'cascade' }),
    brandId: integer('brand_id')
      .notNull()
      .references(() => brands.id, { onDelete: 'cascade' }),
  },
  (table) => [
    primaryKey({ columns: [table.customerId, table.brandId] }),
    index('brand_interests_brand').on(table.brandId),
  ],
);

/** Stored in the database, so that all processes of the API count together. */
export const signInAttempts = pgTable(
  'sign_in_attempts',
  {
    id: serial('id').primaryKey(),
    /** Hash of what is counted, such as account and network. */
    subject: text('subject').notNull(),
    attemptedAt: instant('attempted_at').notNull(),
  },
  (table) => [
    index('sign_in_attempts_subject').on(table.subject, table.attemptedAt),
    index('sign_in_attempts_attempted').on(table.attemptedAt),
  ],
);

/** Accounts of other services with which members sign in. */
export const socialIdentities = pgTable(
  'social_identities',
  {
    websiteId: integer('website_id').notNull(),
    /** The shop's client id at the provider, whose subjects may differ by client. */
    clientId: text('client_id').notNull(),
    /** The provider's id of the person. It never changes, unlike the address. */
    subject: text('subject').notNull(),
    customerId: integer('customer_id')
      .notNull()
      .references(() => customers.id, { onDelete: 'cascade' }),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.websiteId, table.clientId, table.subject] }),
    index('social_identities_customer').on(table.customerId),
  ],
);

/** Uses that are allowed once until they expire: tokens that the shop has not stored before, and mails to an account. */
export const usedTokens = pgTable(
  'used_tokens',
  {
    /** SHA-256 of kind and key. */
    tokenHash: text('token_hash').primaryKey(),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [index('used_tokens_expires').on(table.expiresAt)],
);

/** Networks from which an account was created or used. Failures from other networks do not lock the account there. */
export const knownNetworks = pgTable(
  'known_networks',
  {
    /** Hash of website, account and network. */
    subject: text('subject').primaryKey(),
    usedAt: instant('used_at').notNull(),
  },
  (table) => [index('known_networks_used').on(table.usedAt)],
);

/** Belongs to a member (`customerId`) or to a guest (`sessionHash`), never to both. */
export const baskets = pgTable(
  'baskets',
  {
    id: serial('id').primaryKey(),
    storeId: integer('store_id').notNull(),
    customerId: integer('customer_id').references(() => customers.id, { onDelete: 'cascade' }),
    sessionHash: text('session_hash').references(() => sessions.tokenHash, { onDelete: 'cascade' }),
    version: integer('version').notNull().default(0),
    /** Points that the member wants to spend; the balance may be smaller. */
    pointsRequested: integer('points_requested').notNull().default(0),
    updatedAt: instant('updated_at').notNull(),
  },
  (table) => [
    uniqueIndex('baskets_customer').on(table.storeId, table.customerId),
    uniqueIndex('baskets_session').on(table.storeId, table.sessionHash),
  ],
);

/** Answers that the workshop needs before it mounts a binding. */
export type FittingAnswers = Record<string, string | number>;

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
    /** Null for a bundle, whose parts have the variants. */
    variantId: integer('variant_id').references(() => variants.id, { onDelete: 'cascade' }),
    /** Identifies the variant, or the parts of a bundle, and the fitting form. Equal content is one line. */
    contentKey: text('content_key').notNull(),
    fittingForm: jsonb('fitting_form').$type<FittingAnswers>(),
    qty: integer('qty').notNull(),
  },
  (table) => [uniqueIndex('basket_lines_content').on(table.basketId, table.contentKey)],
);

export const basketLineParts = pgTable(
  'basket_line_parts',
  {
    lineId: integer('line_id')
      .notNull()
      .references(() => basketLines.id, { onDelete: 'cascade' }),
    partId: integer('part_id')
      .notNull()
      .references(() => bundleParts.id, { onDelete: 'cascade' }),
    variantId: integer('variant_id')
      .notNull()
      .references(() => variants.id, { onDelete: 'cascade' }),
  },
  (table) => [primaryKey({ columns: [table.lineId, table.partId] })],
);

/** What a guest asked to add before sign-in, with the fields of the endpoint `basket-add`. */
export interface RequestedAddition {
  productId: number;
  quantity: number;
  options: Record<string, number>;
  bundleOptions: Record<string, Record<string, number>>;
  fittingForm?: FittingFormAnswers | undefined;
}

/**
 * Additions that guests of a store with hidden prices asked for. They are applied at sign-in, and deleted then or when
 * they expire. One per browser and product, so that a second attempt with another size replaces the first.
 */
export const pendingAdditions = pgTable(
  'pending_additions',
  {
    /** SHA-256 of the random token in the browser's cookie. */
    tokenHash: text('token_hash').notNull(),
    productId: integer('product_id')
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    storeId: integer('store_id').notNull(),
    addition: jsonb('addition').$type<RequestedAddition>().notNull(),
    /** Hash of the network address, to limit the rows of one address. */
    addressHash: text('address_hash').notNull(),
    createdAt: instant('created_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.tokenHash, table.productId] }),
    index('pending_additions_address').on(table.addressHash, table.createdAt),
    index('pending_additions_expires').on(table.expiresAt),
  ],
);
