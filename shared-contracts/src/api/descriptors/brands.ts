import type * as endpoints from '../brands.ts';
import type { DescriptorOf } from '../endpoint/descriptor.ts';

export const brands: DescriptorOf<typeof endpoints.brands> = {
  name: 'brands',
  method: 'GET',
  path: '/api/brands',
};
