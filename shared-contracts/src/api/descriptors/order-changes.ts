import type * as endpoints from '../order-changes.ts';
import type { DescriptorOf } from '../endpoint/descriptor.ts';

export const selfCancelOrder: DescriptorOf<typeof endpoints.selfCancelOrder> = {
  name: 'self-cancel-order',
  method: 'PUT',
  path: '/api/self-cancel-order',
};

export const selfEditAddressOrder: DescriptorOf<typeof endpoints.selfEditAddressOrder> = {
  name: 'self-edit-address-order',
  method: 'PUT',
  path: '/api/self-edit-address-order',
};

export const reorder: DescriptorOf<typeof endpoints.reorder> = {
  name: 'reorder',
  method: 'POST',
  path: '/api/reorder',
};
