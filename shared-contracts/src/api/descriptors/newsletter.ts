import type * as endpoints from '../newsletter.ts';
import type { DescriptorOf } from '../endpoint/descriptor.ts';

export const newsletter: DescriptorOf<typeof endpoints.newsletter> = {
  name: 'newsletter',
  method: 'GET',
  path: '/api/newsletter',
};
