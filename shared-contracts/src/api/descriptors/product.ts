import type * as endpoints from '../product.ts';
import type { DescriptorOf } from '../endpoint/descriptor.ts';

export const singleProduct: DescriptorOf<typeof endpoints.singleProduct> = {
  name: 'single-product',
  method: 'GET',
  path: '/api/single-product/:productId',
};

export const productVariants: DescriptorOf<typeof endpoints.productVariants> = {
  name: 'product-variants',
  method: 'GET',
  path: '/api/product-variants',
};
