import type * as endpoints from '../order-history.ts';
import type { DescriptorOf } from '../endpoint/descriptor.ts';

export const helpdeskOrders: DescriptorOf<typeof endpoints.helpdeskOrders> = {
  name: 'helpdesk-orders',
  method: 'GET',
  path: '/api/helpdesk-orders',
};
