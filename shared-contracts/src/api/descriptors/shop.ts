import type * as endpoints from '../shop.ts';
import type { DescriptorOf } from '../endpoint/descriptor.ts';

export const pageRoute: DescriptorOf<typeof endpoints.pageRoute> = {
  name: 'page-route',
  method: 'GET',
  path: '/api/page-route',
};

export const config: DescriptorOf<typeof endpoints.config> = {
  name: 'config',
  method: 'GET',
  path: '/api/config',
};

export const integrationConfig: DescriptorOf<typeof endpoints.integrationConfig> = {
  name: 'integration-config',
  method: 'GET',
  path: '/api/integration-config',
};

export const navigation: DescriptorOf<typeof endpoints.navigation> = {
  name: 'navigation',
  method: 'GET',
  path: '/api/navigation',
};
