import type { PageType } from '../api/shop.ts';

export interface ForcedRoute {
  type: PageType;
  entityId: string | null;
}

/** Known from their paths alone, so that they open whatever the API makes of them. */
const always: Readonly<Record<string, PageType>> = {
  '/customer/account/notifications-preferences': 'notifications-preferences',
  '/unsubscribe/unsubscribe/index': 'unsubscribe',
};

/**
 * Forced client routes (specification §2.1). On test hosts the paths of editors show stories as they are being written;
 * everywhere else they are paths like any other.
 *
 * @param path without query, with or without a slash at its end
 */
export function forcedRoute(path: string, isTestHost: boolean): ForcedRoute | null {
  const plain = path.replace(/\/$/, '');
  if (Object.hasOwn(always, plain)) return { type: always[plain] ?? 'not-found', entityId: null };
  // `/new` and what is named after it, such as `/new-season`; `/newsletter` is another word.
  if (!isTestHost || !/^\/(?:storyblok-preview|new(?:[-/]|$))/.test(plain)) return null;
  const story = plain.replace(/^\/storyblok-preview[^/]*/, '').replace(/^\//, '');
  // What the CMS has no name for is answered by the page: no such story.
  return { type: 'cms-preview', entityId: /^[a-z0-9][a-z0-9_/-]{0,79}$/.test(story) ? story : null };
}
