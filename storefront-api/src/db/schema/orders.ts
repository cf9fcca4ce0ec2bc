import type { ShopImage } from 'shared-contracts/api/fields';
import type { CheckoutAddress, CollectPoint } from 'shared-contracts/api/checkout';
import type { StoreLocale } from 'shared-contracts/locales';
import { sql } from 'drizzle-orm';
import {
  boolean,
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
import { variants, type BundleKind } from './catalogue.ts';
import { instant } from './columns.ts';
import { addresses, baskets, customers, type FittingAnswers } from './customers.ts';

/** An address as it was entered, in no address book. */
export type EnteredAddress = Omit<CheckoutAddress, 'addressId'>;

/** What the shopper chose in the checkout of a basket. It is deleted with the basket. */
export const checkouts = pgTable('checkouts', {
  basketId: integer('basket_id')
    .primaryKey()
    .references(() => baskets.id, { onDelete: 'cascade' }),
  /** Of a guest, lower case; a member has the address of the account. */
  guestEmail: text('guest_email'),
  /** In the member's address book. */
  addressId: integer('address_id').references(() => addresses.id, { onDelete: 'set null' }),
  /** Of a guest. */
  address: jsonb('address').$type<EnteredAddress>(),
  methodCode: text('method_code'),
  collectPointId: text('collect_point_id'),
  /** Mobile number, E.164. */
  phoneCollect: text('phone_collect'),
  isBillingSame: boolean('is_billing_same').notNull().default(true),
  billingAddressId: integer('billing_address_id').references(() => addresses.id, { onDelete: 'set null' }),
  billingAddress: jsonb('billing_address').$type<EnteredAddress>(),
  updatedAt: instant('updated_at').notNull(),
});

/** Pieces that a checkout holds while it is paid. They are still part of the variant's stock. */
export const stockHolds = pgTable(
  'stock_holds',
  {
    quoteId: integer('quote_id').notNull(),
    variantId: integer('variant_id')
      .notNull()
      .references(() => variants.id, { onDelete: 'cascade' }),
    qty: integer('qty').notNull(),
    expiresAt: instant('expires_at').notNull(),
    /** End of the series of payments of the basket: no payment prolongs the hold beyond it. */
    endsAt: instant('ends_at').notNull(),
    /** Hash of the member, or of the network of a guest. */
    holderKey: text('holder_key').notNull(),
    /** Hash of the site of an IPv6 network. */
    holderSite: text('holder_site'),
  },
  (table) => [
    primaryKey({ columns: [table.quoteId, table.variantId] }),
    index('stock_holds_holder').on(table.holderKey),
    index('stock_holds_site')
      .on(table.holderSite)
      .where(sql`${table.holderSite} is not null`),
    index('stock_holds_variant').on(table.variantId, table.expiresAt),
    index('stock_holds_expires').on(table.expiresAt),
  ],
);

/**
 * `import`: the catalogue's count of the stock. `sale`: an order was placed. `cancel`: pieces of an order were not sent.
 * `return`: pieces came back and can be sold again.
 */
export type StockMovementKind = 'import' | 'sale' | 'cancel' | 'return';

/** Append-only ledger of the stock. The stock of a variant is the sum of its movements. */
export const stockMovements = pgTable(
  'stock_movements',
  {
    id: serial('id').primaryKey(),
    /** Not the id of a variant: imports delete variants. */
    sku: text('sku').notNull(),
    /** Negative movements reduce the stock. */
    qty: integer('qty').notNull(),
    kind: text('kind').$type<StockMovementKind>().notNull(),
    orderId: integer('order_id'),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    index('stock_movements_order')
      .on(table.orderId)
      .where(sql`${table.orderId} is not null`),
    check('stock_movements_qty', sql`${table.qty} <> 0`),
  ],
);

export type OrderState = 'draft' | 'pending_payment' | 'placed' | 'completed' | 'canceled';

export type OrderPaymentState =
  | 'none'
  | 'pending'
  | 'authorised'
  | 'captured'
  | 'partially_refunded'
  | 'refunded'
  | 'voided'
  | 'failed'
  | 'expired';

/** What an order says to people, in the language of the store at the time of the order. */
export interface OrderTexts {
  shippingAddress: CheckoutAddress;
  billingAddress: CheckoutAddress;
  collectPoint: CollectPoint | null;
  phoneCollect: string | null;
  dispatchMethod: string;
  paymentMethod: string;
  discountDescription: string | null;
  /** Estimated delivery of the whole order, seconds since 1970. */
  etaFrom: number;
  etaTo: number;
}

/**
 * Orders. They keep everything as data, because goods, prices, texts and addresses change later. All amounts are gross
 * and in minor units of `currency` unless named otherwise.
 */
export const orders = pgTable(
  'orders',
  {
    id: serial('id').primaryKey(),
    /** Shown to people. */
    incrementId: text('increment_id').notNull().unique(),
    storeId: integer('store_id').notNull(),
    /** Id of the basket, which may not exist any more. A basket becomes at most one order. */
    quoteId: integer('quote_id').notNull(),
    /** Version of the basket that was ordered. */
    basketVersion: integer('basket_version').notNull(),
    /** Null for a guest, and when the account was deleted. */
    customerId: integer('customer_id').references(() => customers.id, { onDelete: 'set null' }),
    /** Of the guest who placed the order, to show it to the same browser. */
    sessionHash: text('session_hash'),
    email: text('email').notNull(),
    firstname: text('firstname').notNull(),
    locale: text('locale').$type<StoreLocale>().notNull(),
    currency: text('currency').notNull(),
    countryId: text('country_id').notNull(),
    state: text('state').$type<OrderState>().notNull(),
    paymentState: text('payment_state').$type<OrderPaymentState>().notNull(),
    dispatchCode: text('dispatch_code').notNull(),
    carrier: text('carrier').notNull(),
    paymentCode: text('payment_code').notNull(),
    texts: jsonb('texts').$type<OrderTexts>().notNull(),
    vatBasisPoints: integer('vat_basis_points').notNull(),
    subtotal: integer('subtotal').notNull(),
    discount: integer('discount').notNull(),
    points: integer('points').notNull(),
    delivery: integer('delivery').notNull(),
    deliveryDiscount: integer('delivery_discount').notNull(),
    deliveryVat: integer('delivery_vat').notNull(),
    /** The promotion that pays the delivery. */
    deliveryPromotionId: integer('delivery_promotion_id'),
    total: integer('total').notNull(),
    vat: integer('vat').notNull(),
    /** Below the recommended prices, with the discount. */
    saving: integer('saving').notNull(),
    wantsNewsletter: boolean('wants_newsletter').notNull().default(false),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
    placedAt: instant('placed_at'),
  },
  (table) => [
    uniqueIndex('orders_quote').on(table.quoteId),
    index('orders_customer').on(table.customerId, table.placedAt.desc()),
    index('orders_email').on(table.email),
    index('orders_open')
      .on(table.updatedAt)
      .where(sql`${table.state} in ('draft', 'pending_payment')`),
  ],
);

/** A piece of stock that one piece of an item takes. */
export interface OrderItemUnit {
  variantId: number;
  sku: string;
}

export const orderItems = pgTable(
  'order_items',
  {
    id: serial('id').primaryKey(),
    orderId: integer('order_id')
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    /** Of the catalogue at the time of the order. */
    productId: integer('product_id').notNull(),
    /** One variant, or one for each part of a bundle. */
    units: jsonb('units').$type<readonly OrderItemUnit[]>().notNull(),
    /** Content of the basket's line, to empty the basket. */
    contentKey: text('content_key').notNull(),
    sku: text('sku').notNull(),
    name: text('name').notNull(),
    brandName: text('brand_name').notNull(),
    url: text('url').notNull(),
    image: jsonb('image').$type<ShopImage>().notNull(),
    options: jsonb('options').$type<readonly { name: string; value: string }[]>().notNull(),
    parts: jsonb('parts').$type<readonly { label: string; name: string; options: string }[]>().notNull(),
    fittingForm: jsonb('fitting_form').$type<FittingAnswers>(),
    qtyOrdered: integer('qty_ordered').notNull(),
    /** Pieces with stock. The next ones count all pieces so far: a returned piece was delivered, and shipped. */
    qtyAllocated: integer('qty_allocated').notNull().default(0),
    qtyShipped: integer('qty_shipped').notNull().default(0),
    qtyDelivered: integer('qty_delivered').notNull().default(0),
    qtyCanceled: integer('qty_canceled').notNull().default(0),
    qtyReturned: integer('qty_returned').notNull().default(0),
    /** Per piece. */
    price: integer('price').notNull(),
    retail: integer('retail').notNull(),
    subtotal: integer('subtotal').notNull(),
    discount: integer('discount').notNull(),
    points: integer('points').notNull(),
    vat: integer('vat').notNull(),
    promotionId: integer('promotion_id'),
    dispatchDays: integer('dispatch_days').notNull(),
    /** Null for anything but a bundle. */
    bundleKind: text('bundle_kind').$type<BundleKind>(),
    /** Parcel of the basket that the item was in, such as `warehouse` or `supplier-12`. */
    warehouse: text('warehouse').notNull().default('warehouse'),
  },
  (table) => [
    index('order_items_order').on(table.orderId),
    index('order_items_product').on(table.productId, table.orderId),
    index('order_items_fitting')
      .on(table.orderId)
      .where(sql`${table.fittingForm} is not null`),
  ],
);

/**
 * Attempts to pay an order, as the module of orders processes them: the request, the next check, the expiry and a pending
 * void. An attempt is written before the provider is called, so that no payment exists without one. Each has a row of
 * `payment_attempts` with the same reference, which the module of payments writes from the provider's answers and
 * webhooks without knowledge of orders; a transaction locks that row first. `status` follows from it, except for
 * `started`.
 */
export const orderPayments = pgTable(
  'order_payments',
  {
    id: serial('id').primaryKey(),
    orderId: integer('order_id')
      .notNull()
      .references(() => orders.id),
    /** The shop's reference at the provider. */
    reference: text('reference').notNull().unique(),
    methodCode: text('method_code').notNull(),
    /** Minor units. */
    amount: integer('amount').notNull(),
    currency: text('currency').notNull(),
    /** `started`: the provider has not answered yet. */
    status: text('status').$type<AttemptStatus>().notNull(),
    /** Null until the provider answers. */
    pspReference: text('psp_reference'),
    redirect: text('redirect'),
    rejection: text('rejection'),
    /** What is needed to begin it again after a crash. */
    request: jsonb('request').$type<AttemptRequest>().notNull(),
    createdAt: instant('created_at').notNull(),
    /** When the sweeper asks the provider next; null: decided. */
    checkAt: instant('check_at'),
    /** After this time the shop does not wait for the payment any more. */
    expiresAt: instant('expires_at').notNull(),
    /** The authorisation must be voided, because the order cannot be fulfilled or is paid already. */
    mustVoid: boolean('must_void').notNull().default(false),
  },
  (table) => [
    index('order_payments_order').on(table.orderId, table.id),
    index('order_payments_check')
      .on(table.checkAt)
      .where(sql`${table.checkAt} is not null`),
  ],
);

export type AttemptStatus =
  | 'started'
  | 'pending'
  | 'authorised'
  | 'captured'
  | 'rejected'
  | 'voided'
  | 'refunded'
  | 'partially_refunded'
  | 'expired';

export interface AttemptRequest {
  returnUrl: string;
  shopperReference: string | null;
  tokenId: string | null;
}

/** Keys of `place-order` calls. The owner is part of the key, so that a guessed key shows no order of another shopper. */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    key: text('key').notNull(),
    /** `customer:<id>`, or `session:<hash>`. */
    owner: text('owner').notNull(),
    /** SHA-256 of the request. */
    requestHash: text('request_hash').notNull(),
    orderId: integer('order_id').references(() => orders.id, { onDelete: 'cascade' }),
    attemptId: integer('attempt_id').references(() => orderPayments.id, { onDelete: 'cascade' }),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.owner, table.key] }),
    index('idempotency_keys_created').on(table.createdAt),
  ],
);
