import type * as endpoints from '../catalogue.ts';
import type { DescriptorOf } from '../endpoint/descriptor.ts';

export const hpData: DescriptorOf<typeof endpoints.hpData> = {
  name: 'hp-data',
  method: 'GET',
  path: '/api/hp-data',
};

export const pssHpData: DescriptorOf<typeof endpoints.pssHpData> = {
  name: 'pss-hp-data',
  method: 'GET',
  path: '/api/pss-hp-data',
};

export const flashSales: DescriptorOf<typeof endpoints.flashSales> = {
  name: 'flash-sales',
  method: 'GET',
  path: '/api/flash-sales',
};
