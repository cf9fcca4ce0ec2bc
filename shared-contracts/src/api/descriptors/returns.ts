import type * as endpoints from '../returns.ts';
import type { DescriptorOf } from '../endpoint/descriptor.ts';

export const orderReturns: DescriptorOf<typeof endpoints.orderReturns> = {
  name: 'order-returns',
  method: 'GET',
  path: '/api/order-returns',
};

export const createReturn: DescriptorOf<typeof endpoints.createReturn> = {
  name: 'create-return',
  method: 'POST',
  path: '/api/create-return',
};

export const withdrawalOrder: DescriptorOf<typeof endpoints.withdrawalOrder> = {
  name: 'withdrawal-order',
  method: 'POST',
  path: '/api/withdrawal-order',
};

export const withdrawal: DescriptorOf<typeof endpoints.withdrawal> = {
  name: 'withdrawal',
  method: 'POST',
  path: '/api/withdrawal',
};

export const returnLabel: DescriptorOf<typeof endpoints.returnLabel> = {
  name: 'return-label',
  method: 'GET',
  path: '/api/return-label',
};
