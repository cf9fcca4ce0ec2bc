import * as z from 'zod/mini';
import { emailField } from '../forms/sign-in.ts';
import { lineOf, rowIdField } from '../forms/text-fields.ts';
import { orderNumberField } from '../forms/withdrawal.ts';
import { moneySchema } from '../money/index.ts';
import {
  maxReturnComment,
  returnKinds,
  returnReasons,
  returnRefunds,
  returnStates,
} from '../return-rules.ts';
import { defineEndpoint } from './endpoint/endpoint.ts';
import { digits, imageSchema, storeIdField } from './endpoint/fields.ts';

const key = z.string().check(z.regex(/^[A-Za-z0-9_-]{16,64}$/));

const quantity = z.int().check(z.minimum(1), z.maximum(999));

const maxItems = 100;

/** Quantity, reason and comment of each item, and the fields of the whole. */
const maxFormFields = 3 * maxItems + 10;

const returnSchema = z.object({
  id: z.int(),
  /** On the label. */
  code: z.string(),
  kind: z.enum(returnKinds),
  state: z.enum(returnStates),
  stateLabel: z.string(),
  refund: z.enum(returnRefunds),
  /** ISO 8601, UTC. */
  createdAt: z.string(),
  items: z.array(
    z.object({
      /** Of the order's items. */
      id: z.int(),
      name: z.string(),
      qty: z.int(),
      qtyReceived: z.int(),
      reason: z.nullable(z.enum(returnReasons)),
      comment: z.nullable(z.string()),
    }),
  ),
  /** What was refunded so far. */
  refunded: moneySchema,
  hasLabel: z.boolean(),
  /** Whether the member may cancel it: nothing of it has arrived. */
  canCancel: z.boolean(),
});

const returnOfOrderSchema = z.extend(returnSchema, { orderId: z.int(), incrementId: z.string() });

const returnableItemSchema = z.object({
  id: z.int(),
  name: z.string(),
  brandName: z.string(),
  image: imageSchema,
  options: z.array(z.object({ name: z.string(), value: z.string() })),
  /** Pieces that may still be returned. */
  qty: z.int(),
  /** Per piece, after discounts. */
  price: moneySchema,
});

export const orderReturns = defineEndpoint({
  name: 'order-returns',
  method: 'GET',
  path: '/api/order-returns',
  summary: "The returns of one of the member's orders, and what may still be returned until when",
  access: 'member',
  limit: { max: 120, windowSeconds: 60 },
  request: z.strictObject({ store_id: storeIdField, order_id: digits }),
  response: z.object({
    incrementId: z.string(),
    returns: z.array(returnSchema),
    returnable: z.array(returnableItemSchema),
    /** Last moment, ISO 8601, UTC; null if nothing was delivered. */
    returnableUntil: z.nullable(z.string()),
    /** Whether the law of the country gives a right to withdraw that has not ended. */
    canWithdraw: z.boolean(),
  }),
  errors: ['not_found'],
});

export const memberReturns = defineEndpoint({
  name: 'member-returns',
  method: 'GET',
  path: '/api/member-returns',
  summary:
    "The member's latest orders of which something may be returned, the returns that are not finished, and the latest ones that are",
  access: 'member',
  limit: { max: 120, windowSeconds: 60 },
  request: z.strictObject({ store_id: storeIdField }),
  response: z.object({
    /** The newest first. */
    orders: z.array(
      z.object({
        id: z.int(),
        incrementId: z.string(),
        /** ISO 8601, UTC. */
        orderDate: z.string(),
        /** Pieces that may still be returned. */
        qty: z.int(),
        /** Of the first of these items. */
        images: z.array(imageSchema),
        /** Last moment, ISO 8601, UTC. */
        returnableUntil: z.string(),
      }),
    ),
    /** The newest first. */
    returns: z.array(returnOfOrderSchema),
    /** At most ten, the newest first. */
    finished: z.optional(z.array(returnOfOrderSchema)),
  }),
  errors: [],
});

export const createReturn = defineEndpoint({
  name: 'create-return',
  method: 'POST',
  path: '/api/create-return',
  summary: "Requests to return pieces of one of the member's orders; the same key requests it once",
  access: 'member',
  limit: { max: 20, windowSeconds: 60 },
  form: {
    lists: { items: { key: 'id', requires: 'qty' } },
    maxFields: maxFormFields,
    keeps: ['refund', 'items'],
  },
  request: z.strictObject({
    store_id: z.int(),
    idempotencyKey: key,
    order_id: rowIdField,
    items: z
      .array(
        z.strictObject({
          id: rowIdField,
          qty: quantity,
          reason: z.enum(returnReasons),
          comment: z.optional(z.nullable(z.string().check(z.trim(), z.maxLength(maxReturnComment, 'max')))),
        }),
      )
      .check(z.minLength(1), z.maxLength(maxItems)),
    refund: z.enum(returnRefunds),
  }),
  response: z.extend(returnSchema, {
    /** The returns of the order, with a confirmation. */
    redirect: z.string(),
  }),
  errors: ['not_found', 'order_not_changeable', 'idempotency_key_reused'],
});

export const cancelReturn = defineEndpoint({
  name: 'cancel-return',
  method: 'POST',
  path: '/api/cancel-return',
  summary:
    "Cancels one of the member's returns before something of it has arrived; a second call changes nothing",
  access: 'member',
  limit: { max: 20, windowSeconds: 60 },
  form: {},
  request: z.strictObject({ store_id: z.int(), return_id: rowIdField }),
  response: z.extend(returnSchema, {
    /** The returns of the order, with a confirmation. */
    redirect: z.string(),
  }),
  errors: ['not_found', 'order_not_changeable'],
});

/** The number of an order as it is shown, and the address that it was placed with. */
const lookup = { order: orderNumberField, email: emailField };

const withdrawableItems = z.array(
  z.pick(returnableItemSchema, { id: true, name: true, brandName: true, qty: true }),
);

export const withdrawalOrder = defineEndpoint({
  name: 'withdrawal-order',
  method: 'POST',
  path: '/api/withdrawal-order',
  summary:
    'What may be withdrawn of an order, by its number and its address; takes as long for an unknown one',
  access: 'frame',
  limit: { max: 10, windowSeconds: 60, isPerSite: true },
  form: { keeps: ['order', 'email'] },
  request: z.strictObject({ store_id: z.int(), ...lookup }),
  response: z.object({
    order: z.string(),
    items: withdrawableItems,
    /** The page that confirms the withdrawal. Its link proves the look-up for half an hour. */
    redirect: z.string(),
  }),
  errors: ['not_found', 'too_many_attempts'],
});

export const withdrawalItems = defineEndpoint({
  name: 'withdrawal-items',
  method: 'GET',
  path: '/api/withdrawal-items',
  summary: 'What may be withdrawn of the order of a look-up that was successful within half an hour',
  access: 'frame',
  request: z.strictObject({
    store_id: storeIdField,
    token: z.string().check(z.minLength(1), z.maxLength(200)),
  }),
  response: z.object({ order: z.string(), email: z.string(), items: withdrawableItems }),
  errors: ['invalid_token'],
});

export const withdrawalReceipt = defineEndpoint({
  name: 'withdrawal-receipt',
  method: 'GET',
  path: '/api/withdrawal-receipt',
  summary: 'When a withdrawal arrived, by its code, which only its mail and its confirmation have',
  access: 'frame',
  limit: { max: 60, windowSeconds: 60, isPerSite: true },
  request: z.strictObject({ store_id: storeIdField, code: lineOf(20) }),
  response: z.object({
    code: z.string(),
    /** ISO 8601, UTC. */
    receivedAt: z.string(),
    /** Whether pieces must be sent back, because they were sent before. */
    hasParcel: z.boolean(),
  }),
  errors: ['not_found'],
});

export const withdrawal = defineEndpoint({
  name: 'withdrawal',
  method: 'POST',
  path: '/api/withdrawal',
  summary:
    'Withdraws from the contract of an order, or of some items; mails the time at once. The same key does it once',
  access: 'frame',
  limit: { max: 10, windowSeconds: 60, isPerSite: true },
  form: {
    lists: { items: { key: 'id', requires: 'qty' } },
    maxFields: maxFormFields,
    keeps: ['order', 'email', 'reason', 'items'],
  },
  request: z.strictObject({
    store_id: z.int(),
    idempotencyKey: key,
    ...lookup,
    /** @default everything that may be withdrawn */
    items: z.optional(
      z.array(z.strictObject({ id: rowIdField, qty: quantity })).check(z.minLength(1), z.maxLength(maxItems)),
    ),
    reason: z.optional(z.nullable(z.enum(returnReasons))),
  }),
  response: z.object({
    code: z.string(),
    /** When the declaration arrived, ISO 8601, UTC. */
    receivedAt: z.string(),
    /** The page with both. */
    redirect: z.string(),
  }),
  errors: ['not_found', 'order_not_changeable', 'idempotency_key_reused', 'too_many_attempts'],
});

export const returnLabel = defineEndpoint({
  name: 'return-label',
  method: 'GET',
  path: '/api/return-label',
  summary: "The label of one of the member's returns as PDF",
  access: 'member',
  limit: { max: 30, windowSeconds: 60 },
  navigation: { failed: '/sales/returns/', isFile: true },
  request: z.strictObject({ store_id: storeIdField, id: digits }),
  /** The PDF. */
  response: z.string(),
  errors: ['not_found'],
});
