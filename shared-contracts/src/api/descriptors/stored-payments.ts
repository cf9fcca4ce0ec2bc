import type * as endpoints from '../stored-payments.ts';
import type { DescriptorOf } from '../endpoint/descriptor.ts';

export const paymentProviderList: DescriptorOf<typeof endpoints.paymentProviderList> = {
  name: 'payment-provider-list',
  method: 'GET',
  path: '/api/payment-provider-list/:provider',
};

export const paymentProviderDelete: DescriptorOf<typeof endpoints.paymentProviderDelete> = {
  name: 'payment-provider-delete',
  method: 'POST',
  path: '/api/payment-provider-delete',
};
