import type * as endpoints from '../checkout.ts';
import type { DescriptorOf } from '../endpoint/descriptor.ts';

export const checkoutData: DescriptorOf<typeof endpoints.checkoutData> = {
  name: 'checkout-data',
  method: 'GET',
  path: '/api/checkout-data',
};

export const checkoutAccount: DescriptorOf<typeof endpoints.checkoutAccount> = {
  name: 'checkout-account',
  method: 'POST',
  path: '/api/checkout-account',
};

export const checkoutAddress: DescriptorOf<typeof endpoints.checkoutAddress> = {
  name: 'checkout-address',
  method: 'POST',
  path: '/api/checkout-address',
};

export const checkoutMethod: DescriptorOf<typeof endpoints.checkoutMethod> = {
  name: 'checkout-method',
  method: 'POST',
  path: '/api/checkout-method',
};

export const checkoutBilling: DescriptorOf<typeof endpoints.checkoutBilling> = {
  name: 'checkout-billing',
  method: 'POST',
  path: '/api/checkout-billing',
};

export const collectPoints: DescriptorOf<typeof endpoints.collectPoints> = {
  name: 'collect-points',
  method: 'GET',
  path: '/api/collect-points',
};
