import type * as endpoints from '../addresses.ts';
import type { DescriptorOf } from '../endpoint/descriptor.ts';

export const addressList: DescriptorOf<typeof endpoints.addressList> = {
  name: 'address-list',
  method: 'GET',
  path: '/api/address-list',
};

export const addressData: DescriptorOf<typeof endpoints.addressData> = {
  name: 'address-data',
  method: 'GET',
  path: '/api/address-data',
};

export const addressCreate: DescriptorOf<typeof endpoints.addressCreate> = {
  name: 'address-create',
  method: 'POST',
  path: '/api/address-create',
};

export const addressUpdate: DescriptorOf<typeof endpoints.addressUpdate> = {
  name: 'address-update',
  method: 'POST',
  path: '/api/address-update',
};

export const addressDefault: DescriptorOf<typeof endpoints.addressDefault> = {
  name: 'address-default',
  method: 'POST',
  path: '/api/address-default',
};

export const addressDelete: DescriptorOf<typeof endpoints.addressDelete> = {
  name: 'address-delete',
  method: 'POST',
  path: '/api/address-delete',
};
