import type { redirects } from '../../db/schema/index.ts';

const moved = (fromPath: string, toUrl: string): typeof redirects.$inferInsert => ({
  fromPath,
  toUrl,
  status: 301,
});

/** Addresses of the former shop, and the ones that people type. */
export const redirectSeeds = [
  moved('/skis', '/products/skis'),
  moved('/ski-boots', '/products/ski-boots'),
  moved('/snowboards', '/products/snowboarding/snowboards'),
  moved('/products/snowboards', '/products/snowboarding/snowboards'),
  moved('/clothing', '/products/clothing'),
  moved('/helmets', '/products/protection/helmets'),
  moved('/goggles', '/products/protection/goggles'),
  moved('/faq', '/frequently-asked-questions'),
  moved('/faqs', '/frequently-asked-questions'),
  moved('/cookies', '/cookie-policy'),
  moved('/privacy', '/privacy-policy'),
  moved('/contact', '/contact-us'),
  moved('/basket', '/checkout/cart/'),
  moved('/checkout/cart/index', '/checkout/cart/'),
];
