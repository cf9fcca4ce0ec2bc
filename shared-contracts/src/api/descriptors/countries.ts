import type * as endpoints from '../countries.ts';
import type { DescriptorOf } from '../endpoint/descriptor.ts';

export const country: DescriptorOf<typeof endpoints.country> = {
  name: 'country',
  method: 'GET',
  path: '/api/country',
};

export const countryAddressOptions: DescriptorOf<typeof endpoints.countryAddressOptions> = {
  name: 'country-address-options',
  method: 'GET',
  path: '/api/country-address-options',
};

export const languageCurrency: DescriptorOf<typeof endpoints.languageCurrency> = {
  name: 'language-currency',
  method: 'GET',
  path: '/api/language-currency',
};

export const storeSwitchOptions: DescriptorOf<typeof endpoints.storeSwitchOptions> = {
  name: 'store-switch-options',
  method: 'GET',
  path: '/api/store-switch-options',
};
