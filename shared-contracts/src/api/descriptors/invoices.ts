import type * as endpoints from '../invoices.ts';
import type { DescriptorOf } from '../endpoint/descriptor.ts';

export const orderInvoices: DescriptorOf<typeof endpoints.orderInvoices> = {
  name: 'order-invoices',
  method: 'GET',
  path: '/api/order-invoices',
};

export const orderInvoice: DescriptorOf<typeof endpoints.orderInvoice> = {
  name: 'order-invoice',
  method: 'GET',
  path: '/api/order-invoice',
};
