import type * as endpoints from '../historical-orders.ts';
import type { DescriptorOf } from '../endpoint/descriptor.ts';

export const historicalOrders: DescriptorOf<typeof endpoints.historicalOrders> = {
  name: 'historical-orders',
  method: 'GET',
  path: '/api/historical-orders',
};

export const historicalOrderView: DescriptorOf<typeof endpoints.historicalOrderView> = {
  name: 'historical-order-view',
  method: 'GET',
  path: '/api/historical-order-view/:id',
};
