import type * as endpoints from '../orders.ts';
import type { DescriptorOf } from '../endpoint/descriptor.ts';

export const placeOrder: DescriptorOf<typeof endpoints.placeOrder> = {
  name: 'place-order',
  method: 'POST',
  path: '/api/place-order',
};

export const placeOrderWithPassword: DescriptorOf<typeof endpoints.placeOrderWithPassword> = {
  name: 'place-order-with-password',
  method: 'POST',
  path: '/api/place-order-with-password',
};

export const orderStatus: DescriptorOf<typeof endpoints.orderStatus> = {
  name: 'order-status',
  method: 'GET',
  path: '/api/order-status',
};

export const orderDetailsNew: DescriptorOf<typeof endpoints.orderDetailsNew> = {
  name: 'order-details-new',
  method: 'GET',
  path: '/api/order-details-new/:id',
};
