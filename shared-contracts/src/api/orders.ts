import * as z from 'zod/mini';
import { fittingAnswersSchema } from '../forms/fitting.ts';
import { passwordLength } from '../forms/rules/password-rules.ts';
import { rowIdField } from '../forms/text-fields.ts';
import { gatedMoneySchema, moneySchema } from '../money/index.ts';
import { bundlePartSchema } from './basket.ts';
import { checkoutAddressSchema, collectPointSchema } from './checkout.ts';
import { defineEndpoint } from './endpoint/endpoint.ts';
import { digits, flag, imageSchema, storeIdField } from './endpoint/fields.ts';
import { bundleKinds } from './product.ts';

/** A random id that the browser makes for one press of the button, and repeats when it sends the order again. */
const idempotencyKey = z.string().check(z.regex(/^[A-Za-z0-9_-]{16,64}$/));

const orderRequest = {
  store_id: z.int(),
  idempotencyKey,
  quoteId: rowIdField,
  version: z.int(),
  /** Gross total that the shopper saw, in minor units. */
  expectedTotal: z.int().check(z.minimum(0)),
  methodCode: z.string().check(z.minLength(1), z.maxLength(40)),
  /** A stored card, for `one_click`. */
  tokenId: z.optional(z.string().check(z.maxLength(80))),
  termsAccepted: z.literal(true, 'required'),
  newsletter: z.optional(z.boolean()),
};

const placedOrderSchema = z.object({
  orderId: z.int(),
  incrementId: z.string(),
  /** `placed`: paid or nothing to pay. `pending`: the provider decides later. `redirect`: the shopper goes there. */
  outcome: z.enum(['placed', 'pending', 'redirect']),
  /** The provider's page, or the shop's page of the order. */
  redirect: z.string(),
});

/** Not the stored card, which is chosen again: nothing about cards is kept. */
const keptOrderFields = ['methodCode', 'termsAccepted', 'newsletter'] as const;

const orderErrors = [
  'authentication_required',
  'password_required',
  'not_found',
  'basket_changed',
  'cart_changed',
  'completion_in_progress',
  'requirements_missing',
  'payment_failed',
  'idempotency_key_reused',
  'provider_unavailable',
  'out_of_stock',
] as const;

export const placeOrder = defineEndpoint({
  name: 'place-order',
  method: 'POST',
  path: '/api/place-order',
  summary: 'Places the order of the basket and begins its payment; the same key answers with the same order',
  access: 'shop',
  limit: { max: 30, windowSeconds: 60 },
  form: { keeps: keptOrderFields },
  request: z.strictObject(orderRequest),
  response: placedOrderSchema,
  errors: orderErrors,
});

export const placeOrderWithPassword = defineEndpoint({
  name: 'place-order-with-password',
  method: 'POST',
  path: '/api/place-order-with-password',
  summary:
    'The same after `password_required`: a member who has not signed in recently pays with a stored card',
  access: 'shop',
  limit: { max: 30, windowSeconds: 60 },
  form: { keeps: keptOrderFields },
  request: z.strictObject({
    ...orderRequest,
    /** Not needed for another method. Blank: none. */
    current_password: z.optional(z.string().check(z.maxLength(passwordLength.max, 'max'))),
  }),
  response: placedOrderSchema,
  errors: [...orderErrors, 'invalid_credentials', 'too_many_attempts'],
});

const orderItemSchema = z.object({
  id: z.int(),
  productId: z.int(),
  sku: z.string(),
  name: z.string(),
  brandName: z.string(),
  url: z.string(),
  image: imageSchema,
  options: z.array(z.object({ name: z.string(), value: z.string() })),
  parts: z.array(bundlePartSchema),
  qtyOrdered: z.int(),
  /** Per piece. */
  price: moneySchema,
  subtotal: moneySchema,
  /** Part of the order's discount. */
  discount: moneySchema,
});

export const orderStateSchema = z.enum(['draft', 'pending_payment', 'placed', 'completed', 'canceled']);

export const paymentStateSchema = z.enum([
  'none',
  'pending',
  'authorised',
  'captured',
  'partially_refunded',
  'refunded',
  'voided',
  'failed',
  'expired',
]);

/** What every answer about one order says. Texts and labels are in the language of its store. */
const orderFacts = {
  incrementId: z.string(),
  /** ISO 8601, UTC. */
  orderDate: z.string(),
  state: orderStateSchema,
  paymentState: paymentStateSchema,
  statusLabel: z.string(),
  email: z.string(),
  shippingAddress: checkoutAddressSchema,
  billingAddress: checkoutAddressSchema,
  collectPoint: z.nullable(collectPointSchema),
  dispatchMethod: z.string(),
  /** Estimated delivery of the whole order, from its first parcel to its last one; seconds since 1970. Absent where there is none. */
  etaFrom: z.optional(z.int()),
  etaTo: z.optional(z.int()),
  paymentMethod: z.string(),
  subtotal: moneySchema,
  /** Of promotions, on goods and delivery. */
  discount: moneySchema,
  discountDescription: z.nullable(z.string()),
  rewardPoints: z.int(),
  delivery: moneySchema,
  total: moneySchema,
  totalExVat: moneySchema,
  vat: moneySchema,
};

export const orderStatus = defineEndpoint({
  name: 'order-status',
  method: 'GET',
  path: '/api/order-status',
  summary: 'An order of the member or of this session, for the page after payment; reads only',
  access: 'shop',
  limit: { max: 120, windowSeconds: 60 },
  request: z.strictObject({ store_id: storeIdField, orderId: digits }),
  response: z.object({
    ...orderFacts,
    orderId: z.int(),
    /** The guest may still create an account with the address of the order. */
    isGuest: z.boolean(),
    /** `fittingForm`: answers for the workshop; absent if nothing is mounted. */
    items: z.array(z.extend(orderItemSchema, { fittingForm: z.optional(fittingAnswersSchema) })),
    savingAmount: gatedMoneySchema,
    /** Accepted orders of the member, or of the guest's address, with this one: 1 for a first order. */
    orders_total_count: z.optional(z.int()),
  }),
  errors: ['authentication_required', 'not_found'],
});

/** What becomes of pieces of an item. `Shipped` is on the way; a delivered piece was shipped before. */
export const itemStatuses = [
  'Waiting',
  'Processing',
  'Shipped',
  'Delivered',
  'Returned',
  'Canceled',
] as const;

export type ItemStatus = (typeof itemStatuses)[number];

/** Pieces of an item that left in one parcel. */
const shippedItemSchema = z.object({
  shipmentId: z.int(),
  tracking: z.object({
    trackingUrl: z.nullable(z.string()),
    trackingNumber: z.nullable(z.string()),
    trackingProvider: z.nullable(z.string()),
  }),
  shippedQty: z.int(),
  /** ISO 8601, UTC. */
  shippedDate: z.string(),
  status: z.string(),
  subtotal: moneySchema,
  warehouse: z.string(),
  deliveryZone: z.string(),
});

const detailedItemSchema = z.extend(orderItemSchema, {
  qtyShipped: z.int(),
  statusLabel: z.string(),
  /** The quantities add up to `qtyOrdered`. */
  statuses: z.array(
    z.object({
      qty: z.int(),
      status: z.enum(itemStatuses),
      statusLabel: z.string(),
    }),
  ),
  /** Seconds since 1970; null if nothing is to be delivered any more. */
  estimatedDelivery: z.nullable(z.object({ start: z.int(), end: z.int() })),
  /** Null for anything but a bundle. */
  bundleType: z.nullable(z.enum(bundleKinds)),
  /** Answers for the workshop; null if nothing is mounted, and after they were erased. */
  fittingForm: z.nullable(fittingAnswersSchema),
  shippedItems: z.array(shippedItemSchema),
});

export const orderDetailsSchema = z.object({
  ...orderFacts,
  id: z.int(),
  /** Price format of the store: `#` is replaced by the number, such as `£#`. */
  currencyFormat: z.string(),
  /** Below the recommended prices, with the discount; null without `withSavings`. */
  savingAmount: gatedMoneySchema,
  /** Whole percent of the recommended prices; null without `withSavings`. */
  savingPercent: z.nullable(z.int()),
  /** What is not charged of the total, because pieces were canceled; absent if none were. */
  canceledAmount: z.optional(moneySchema),
  /** Whether the member may still change the delivery address. */
  isSelfEditEnable: z.boolean(),
  isSelfCancelEnable: z.boolean(),
  /** The parcels of the order, as the basket announced them. */
  groups: z.array(
    z.object({
      id: z.string(),
      label: z.string(),
      /** Ids of `items`. */
      itemIds: z.array(z.int()),
      /** Working days until dispatch. */
      dispatchDays: z.int(),
    }),
  ),
  /** Id of the group from which the whole order is sent; null for an order of several. */
  warehouse: z.nullable(z.string()),
  /** Country of the destination, which decides tariff and time. */
  deliveryZone: z.string(),
  items: z.array(detailedItemSchema),
});

export type OrderDetails = z.infer<typeof orderDetailsSchema>;

export const orderDetailsNew = defineEndpoint({
  name: 'order-details-new',
  method: 'GET',
  path: '/api/order-details-new/:id',
  summary: "One of the member's orders, with its parcels and what has become of each item",
  access: 'member',
  request: z.strictObject({
    store_id: storeIdField,
    id: digits,
    /** Whether the answer says what was saved. @default false */
    withSavings: z.optional(flag),
  }),
  response: orderDetailsSchema,
  errors: ['not_found'],
});
