import type { Store } from 'shared-contracts/stores';

/** Personal pages, and paths that are no pages. */
const disallowedPaths = [
  '/api/',
  '/form/',
  '/checkout/',
  '/customer/',
  '/historical/',
  '/join/',
  '/newsletter/',
  '/order/',
  '/rewardpoints/',
  '/sales/',
  '/search',
  '/store-switch/',
  '/storyblok-preview',
  '/unsubscribe/',
];

/** Stores that require sign-in are closed to search engines. */
export function robotsText(store: Store, origin: string): string {
  if (store.access === 'login_required') return 'User-agent: *\nDisallow: /\n';
  const closed = disallowedPaths.map((path) => `Disallow: ${path}`);
  return ['User-agent: *', ...closed, '', `Sitemap: ${origin}/sitemap.xml`, ''].join('\n');
}
