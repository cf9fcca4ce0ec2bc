import type * as endpoints from '../returns.ts';
import type { DescriptorOf } from '../endpoint/descriptor.ts';

export const orderReturns: DescriptorOf<typeof endpoints.orderReturns> = {
  name: 'order-returns',
  method: 'GET',
  path: '/api/order-returns',
};

export const memberReturns: DescriptorOf<typeof endpoints.memberReturns> = {
  name: 'member-returns',
  method: 'GET',
  path: '/api/member-returns',
};

export const createReturn: DescriptorOf<typeof endpoints.createReturn> = {
  name: 'create-return',
  method: 'POST',
  path: '/api/create-return',
};

export const cancelReturn: DescriptorOf<typeof endpoints.cancelReturn> = {
  name: 'cancel-return',
  method: 'POST',
  path: '/api/cancel-return',
};

export const withdrawalOrder: DescriptorOf<typeof endpoints.withdrawalOrder> = {
  name: 'withdrawal-order',
  method: 'POST',
  path: '/api/withdrawal-order',
};

export const withdrawalItems: DescriptorOf<typeof endpoints.withdrawalItems> = {
  name: 'withdrawal-items',
  method: 'GET',
  path: '/api/withdrawal-items',
};

export const withdrawalReceipt: DescriptorOf<typeof endpoints.withdrawalReceipt> = {
  name: 'withdrawal-receipt',
  method: 'GET',
  path: '/api/withdrawal-receipt',
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
