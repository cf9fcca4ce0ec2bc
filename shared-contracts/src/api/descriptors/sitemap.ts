import type * as endpoints from '../sitemap.ts';
import type { DescriptorOf } from '../endpoint/descriptor.ts';

export const sitemap: DescriptorOf<typeof endpoints.sitemap> = {
  name: 'sitemap',
  method: 'GET',
  path: '/api/sitemap',
};

export const sitemapPart: DescriptorOf<typeof endpoints.sitemapPart> = {
  name: 'sitemap-part',
  method: 'GET',
  path: '/api/sitemap-part',
};
