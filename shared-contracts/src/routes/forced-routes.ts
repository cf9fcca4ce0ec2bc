export interface ForcedRoute {
  type: string;
  entityId: string | null;
}

/** Resolved by path alone, so that they open whatever the API answers. */
const onEveryHost: Readonly<Record<string, string>> = {
  '/customer/account/notifications-preferences': 'notifications-preferences',
  '/unsubscribe/unsubscribe/index': 'unsubscribe',
};

/**
 * Returns the forced client route of a path (specification §2.1), or null. On test hosts the paths of editors preview
 * unpublished stories; on other hosts they are ordinary paths.
 * @param path without query, with or without a trailing slash
 */
export function forcedRoute(path: string, isTestHost: boolean): ForcedRoute | null {
  const plain = path.replace(/\/$/, '');
  if (Object.hasOwn(onEveryHost, plain)) return { type: onEveryHost[plain] ?? 'not-found', entityId: null };
  // Matches `/new` and `/new-season`, but not `/newsletter`.
  if (!isTestHost || !/^\/(?:storyblok-preview|new(?:[-/]|$))/.test(plain)) return null;
  const story = plain.replace(/^\/storyblok-preview[^/]*/, '').replace(/^\//, '');
  // An invalid name of a story is answered by the page: no such story.
  return { type: 'cms-preview', entityId: /^[a-z0-9][a-z0-9_/-]{0,79}$/.test(story) ? story : null };
}
