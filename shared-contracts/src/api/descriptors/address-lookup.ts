import type * as endpoints from '../address-lookup.ts';
import type { DescriptorOf } from '../endpoint/descriptor.ts';

export const addressLookup: DescriptorOf<typeof endpoints.addressLookup> = {
  name: 'address-lookup',
  method: 'GET',
  path: '/api/address-lookup',
};
