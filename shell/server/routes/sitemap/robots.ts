import type { Store } from 'shared-contracts/stores';

/** Pages of one visitor, and ways into the shop that are no pages of their own. */
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

/** A store that shows nothing to guests shows nothing to search engines either. */
export function robotsText(store: Store, origin: string): string {
  if (store.access === 'login_required') return 'User-agent: *\nDisallow: /\n';
  const closed = disallowedPaths.map((path) => `Disallow: ${path}`);
  return ['User-agent: *', ...closed, '', `Sitemap: ${origin}/sitemap.xml`, ''].join('\n');
}
