import * as z from 'zod/mini';
import { moneySchema } from '../money/index.ts';
import { defineEndpoint } from './endpoint/endpoint.ts';
import { digits, flag, imageSchema, storeIdField } from './endpoint/fields.ts';
import { orderDetailsSchema, orderStateSchema, paymentStateSchema } from './orders.ts';

/** Orders on a page (specification, section 9). */
export const ordersPerPage = 5;

const maxOrdersPerPage = 20;

const listedOrderSchema = z.object({
  id: z.int(),
  incrementId: z.string(),
  /** ISO 8601, UTC. */
  orderDate: z.string(),
  state: orderStateSchema,
  paymentState: paymentStateSchema,
  statusLabel: z.string(),
  total: moneySchema,
  /** Pieces of all items. */
  qty: z.int(),
  /** Of the first items. */
  images: z.array(imageSchema),
  /** As `order-details-new` answers without savings; null without `withDetails`. */
  details: z.nullable(orderDetailsSchema),
});

export type ListedOrder = z.infer<typeof listedOrderSchema>;

export const helpdeskOrders = defineEndpoint({
  name: 'helpdesk-orders',
  method: 'GET',
  path: '/api/helpdesk-orders',
  summary: "The member's orders in the store, the newest first; a page that does not exist is the last one",
  access: 'member',
  limit: { max: 120, windowSeconds: 60 },
  request: z.strictObject({
    store_id: storeIdField,
    /** @default 1 */
    page: z.optional(digits.check(z.minimum(1))),
    /** Orders on a page. @default 5 */
    limit: z.optional(digits.check(z.minimum(1), z.maximum(maxOrdersPerPage))),
    /** @default false */
    withDetails: z.optional(flag),
  }),
  response: z.object({
    orders: z.array(listedOrderSchema),
    /** 1 without orders. */
    pagesCount: z.int(),
    currentPage: z.int(),
    /** Orders of all pages. */
    total: z.int(),
  }),
  errors: [],
});
