import * as z from 'zod/mini';
import { defineEndpoint } from './endpoint/endpoint.ts';
import { digits, storeIdField } from './endpoint/fields.ts';

const invoiceKinds = ['invoice', 'credit_note'] as const;

export const orderInvoices = defineEndpoint({
  name: 'order-invoices',
  method: 'GET',
  path: '/api/order-invoices',
  summary: "The invoices and credit notes of one of the member's orders",
  access: 'member',
  limit: { max: 120, windowSeconds: 60 },
  request: z.strictObject({ store_id: storeIdField, order_id: digits }),
  response: z.object({
    invoices: z.array(
      z.object({
        id: z.int(),
        kind: z.enum(invoiceKinds),
        /** As it is printed. */
        number: z.string(),
        /** ISO 8601, UTC. */
        issuedAt: z.string(),
      }),
    ),
  }),
  errors: ['not_found'],
});

export const orderInvoice = defineEndpoint({
  name: 'order-invoice',
  method: 'GET',
  path: '/api/order-invoice',
  summary: "An invoice or a credit note of one of the member's orders as PDF",
  access: 'member',
  limit: { max: 30, windowSeconds: 60 },
  navigation: { failed: '/sales/order/history/', isFile: true },
  request: z.strictObject({ store_id: storeIdField, id: digits }),
  /** The PDF. */
  response: z.string(),
  errors: ['not_found'],
});
