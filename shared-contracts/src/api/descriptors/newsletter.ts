import type * as endpoints from '../newsletter.ts';
import type { DescriptorOf } from '../endpoint/descriptor.ts';

export const newsletter: DescriptorOf<typeof endpoints.newsletter> = {
  name: 'newsletter',
  method: 'GET',
  path: '/api/newsletter',
};

export const newsletterAdditionalShoppingNotifications: DescriptorOf<
  typeof endpoints.newsletterAdditionalShoppingNotifications
> = {
  name: 'newsletter-additional-shopping-notifications',
  method: 'PUT',
  path: '/api/newsletter-additional-shopping-notifications',
};
