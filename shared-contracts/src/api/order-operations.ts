import * as z from 'zod/mini';
import { fittingAnswersSchema } from '../forms/fitting.ts';
import { lineOf, rowIdField } from '../forms/text-fields.ts';
import { digits } from './endpoint/fields.ts';
import { defineServerEndpoint } from './endpoint/server-endpoint.ts';
import { orderStateSchema, paymentStateSchema } from './orders.ts';
import { returnKinds, returnStates } from '../return-rules.ts';

const pieces = z
  .array(
    z.strictObject({
      /** Of the order's items. */
      id: rowIdField,
      qty: z.int().check(z.minimum(1), z.maximum(999)),
    }),
  )
  .check(z.minLength(1), z.maxLength(100));

const httpsUrl = z.string().check(z.maxLength(500), z.regex(/^https:\/\/[^\s"<>]+$/));

/** What every operation says. */
const common = {
  /** Who does it; recorded. */
  operator: lineOf(60),
  /** The same reference is done once for an order. */
  reference: z.string().check(z.regex(/^[\w.:-]{8,100}$/)),
  /** Number of the order. */
  order: lineOf(20),
};

const ofReturn = { ...common, code: lineOf(40) };

export const orderOperation = defineServerEndpoint('order-operation', {
  method: 'POST',
  summary: 'Changes an order as its warehouse or customer service does; the same reference changes it once',
  authentication: 'signature',
  body: 'json',
  request: z.discriminatedUnion('action', [
    z.strictObject({
      ...common,
      action: z.literal('ship'),
      /** @default the only parcel group with pieces left */
      warehouse: z.optional(lineOf(40)),
      /** @default all pieces of the group that are left */
      items: z.optional(pieces),
      /** @default that of the delivery method */
      carrier: z.optional(lineOf(40)),
      trackingNumber: z.optional(lineOf(60)),
      trackingUrl: z.optional(httpsUrl),
    }),
    z.strictObject({
      ...common,
      action: z.literal('deliver'),
      /** @default every parcel that is on the way */
      shipmentId: z.optional(rowIdField),
    }),
    z.strictObject({
      ...common,
      action: z.literal('cancel'),
      /** @default all pieces that were not sent */
      items: z.optional(pieces),
    }),
    z.strictObject({
      ...common,
      action: z.literal('refund'),
      /** Minor units. @default everything that was charged and not refunded */
      amount: z.optional(z.int().check(z.minimum(1))),
    }),
    z.strictObject({
      ...common,
      action: z.literal('restock'),
      /** Returned pieces that can be sold again. */
      items: pieces,
    }),
    z.strictObject({ ...ofReturn, action: z.literal('approve') }),
    z.strictObject({ ...ofReturn, action: z.literal('reject') }),
    z.strictObject({
      ...ofReturn,
      action: z.literal('receive'),
      /** @default all pieces of the return */
      items: z.optional(pieces),
    }),
    z.strictObject({ ...common, action: z.literal('show') }),
  ]),
  response: z.object({
    /** `repeated`: the reference was done before, and nothing was changed. */
    result: z.enum(['done', 'repeated']),
    state: orderStateSchema,
    paymentState: paymentStateSchema,
    items: z.array(
      z.object({
        id: z.int(),
        sku: z.string(),
        warehouse: z.string(),
        ordered: z.int(),
        shipped: z.int(),
        delivered: z.int(),
        canceled: z.int(),
        returned: z.int(),
      }),
    ),
    shipments: z.array(z.object({ id: z.int(), warehouse: z.string(), isDelivered: z.boolean() })),
    returns: z.array(z.object({ code: z.string(), kind: z.enum(returnKinds), state: z.enum(returnStates) })),
    payments: z.array(
      z.object({
        kind: z.enum(['capture', 'void', 'refund']),
        amount: z.int(),
        currency: z.string(),
        status: z.enum(['started', 'done', 'rejected']),
        rejection: z.nullable(z.string()),
      }),
    ),
    /** The oldest first. */
    events: z.array(
      z.object({
        /** ISO 8601, UTC. */
        at: z.string(),
        actor: z.string(),
        action: z.string(),
        details: z.record(z.string(), z.unknown()),
      }),
    ),
  }),
  errors: ['not_found', 'order_not_changeable', 'idempotency_key_reused'],
});

export const pickingList = defineServerEndpoint('picking-list', {
  method: 'POST',
  summary: 'What is to be packed, by parcel group and order, the oldest order first',
  authentication: 'signature',
  body: 'json',
  request: z.strictObject({
    /** @default all */
    warehouse: z.optional(lineOf(40)),
    /** @default 100 */
    limit: z.optional(digits.check(z.minimum(1), z.maximum(1000))),
  }),
  response: z.object({
    parcels: z.array(
      z.object({
        order: z.string(),
        warehouse: z.string(),
        /** ISO 8601, UTC. */
        placedAt: z.string(),
        dispatch: z.string(),
        items: z.array(
          z.object({
            id: z.int(),
            sku: z.string(),
            name: z.string(),
            qty: z.int(),
            options: z.array(z.object({ name: z.string(), value: z.string() })),
            /** Of a pack; empty for anything else. */
            parts: z.array(z.object({ label: z.string(), name: z.string(), options: z.string() })),
            /** SKUs of one piece. */
            units: z.array(z.string()),
            needsWorkshop: z.boolean(),
            /** What the workshop adjusts by. The shop computes no release value. Null if it does nothing, or was erased. */
            fitting: z.nullable(fittingAnswersSchema),
          }),
        ),
      }),
    ),
  }),
  errors: [],
});
