import type * as endpoints from '../listing.ts';
import type { DescriptorOf } from '../endpoint/descriptor.ts';

export const catProductsEs: DescriptorOf<typeof endpoints.catProductsEs> = {
  name: 'cat-products-es',
  method: 'GET',
  path: '/api/cat-products-es',
};
