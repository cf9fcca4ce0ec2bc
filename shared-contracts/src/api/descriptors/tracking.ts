import type * as endpoints from '../tracking.ts';
import type { DescriptorOf } from '../endpoint/descriptor.ts';

export const trackingDetails: DescriptorOf<typeof endpoints.trackingDetails> = {
  name: 'tracking-details',
  method: 'GET',
  path: '/api/tracking-details/:shipmentId',
};
