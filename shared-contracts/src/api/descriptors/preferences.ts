import type * as endpoints from '../preferences.ts';
import type { DescriptorOf } from '../endpoint/descriptor.ts';

export const newsletterPersonalisation: DescriptorOf<typeof endpoints.newsletterPersonalisation> = {
  name: 'newsletter-personalisation',
  method: 'PUT',
  path: '/api/newsletter-personalisation',
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
