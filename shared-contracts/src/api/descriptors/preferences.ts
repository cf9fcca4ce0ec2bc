import type * as endpoints from '../preferences.ts';
import type { DescriptorOf } from '../endpoint/descriptor.ts';

export const newsletterPersonalisation: DescriptorOf<typeof endpoints.newsletterPersonalisation> = {
  name: 'newsletter-personalisation',
  method: 'PUT',
  path: '/api/newsletter-personalisation',
};

export const newsletterAdditionalShoppingNotifications: DescriptorOf<
  typeof endpoints.newsletterAdditionalShoppingNotifications
> = {
  name: 'newsletter-additional-shopping-notifications',
  method: 'PUT',
  path: '/api/newsletter-additional-shopping-notifications',
};

export const brandInterests: DescriptorOf<typeof endpoints.brandInterests> = {
  name: 'brand-interests',
  method: 'GET',
  path: '/api/brand-interests',
};

export const brandInterestsUpdate: DescriptorOf<typeof endpoints.brandInterestsUpdate> = {
  name: 'brand-interests-update',
  method: 'POST',
  path: '/api/brand-interests-update',
};
