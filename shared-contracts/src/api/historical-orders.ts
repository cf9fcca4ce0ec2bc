import * as z from 'zod/mini';
import { moneySchema } from '../money/index.ts';
import { checkoutAddressSchema } from './checkout.ts';
import { defineEndpoint } from './endpoint/endpoint.ts';
import { digits, storeIdField } from './endpoint/fields.ts';

/** An order of the former system, with the fields of an order that it knew. */
const historicalOrderSchema = z.object({
  id: z.int(),
  incrementId: z.string(),
  /** ISO 8601, UTC. */
  orderDate: z.string(),
  statusLabel: z.string(),
  shippingAddress: checkoutAddressSchema,
  billingAddress: checkoutAddressSchema,
  dispatchMethod: z.string(),
  paymentMethod: z.string(),
  subtotal: moneySchema,
  discount: moneySchema,
  delivery: moneySchema,
  total: moneySchema,
  vat: moneySchema,
  items: z.array(
    z.object({
      sku: z.string(),
      name: z.string(),
      brandName: z.string(),
      options: z.array(z.object({ name: z.string(), value: z.string() })),
      qtyOrdered: z.int(),
      /** Per piece. */
      price: moneySchema,
      subtotal: moneySchema,
    }),
  ),
});

export type HistoricalOrder = z.infer<typeof historicalOrderSchema>;

export const historicalOrders = defineEndpoint({
  name: 'historical-orders',
  method: 'GET',
  path: '/api/historical-orders',
  summary: "The member's orders in the former system of one year, the newest first",
  access: 'member',
  limit: { max: 120, windowSeconds: 60 },
  request: z.strictObject({
    store_id: storeIdField,
    /** @default the last year with an order */
    year: z.optional(digits),
  }),
  response: z.object({
    /** With orders, the last one first. */
    years: z.array(z.int()),
    /** Null without orders. */
    year: z.nullable(z.int()),
    orders: z.array(
      z.pick(historicalOrderSchema, {
        id: true,
        incrementId: true,
        orderDate: true,
        statusLabel: true,
        total: true,
      }),
    ),
  }),
  errors: [],
});

export const historicalOrderView = defineEndpoint({
  name: 'historical-order-view',
  method: 'GET',
  path: '/api/historical-order-view/:id',
  summary: "One of the member's orders in the former system",
  access: 'member',
  limit: { max: 120, windowSeconds: 60 },
  request: z.strictObject({ store_id: storeIdField, id: digits }),
  response: historicalOrderSchema,
  errors: ['not_found'],
});
