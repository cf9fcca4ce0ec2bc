import { cachedStylesheetsCookie, withCached, withoutCached } from '../document/cached-stylesheets.ts';
import { fetchIntoCache } from '../document/fetch-into-cache.ts';
import { hasRules } from '../document/has-rules.ts';
import { stylesheetElementId } from '../document/page-scripts.ts';

/**
 * Lets the next page link to the style sheet of this one: fetches an inline one into the browser's cache, also for visitors
 * who save data, and stores in a cookie that it is there. One that could not be loaded is removed from the cookie.
 */
export async function cacheStylesheet(): Promise<void> {
  const element = document.getElementById(stylesheetElementId) as HTMLLinkElement | HTMLStyleElement | null;
  const integrity = element?.dataset['integrity'] ?? element?.getAttribute('integrity');
  if (!integrity) return;
  const inlineHref = element?.dataset['files'];
  const isThere = inlineHref === undefined ? hasRules(element) : await fetchIntoCache(inlineHref, 'low');
  const stored = readCookie();
  const value = isThere ? withCached(stored, integrity) : withoutCached(stored, integrity);
  if (value !== (stored ?? '')) writeCookie(value);
}

function readCookie(): string | undefined {
  const prefix = `${cachedStylesheetsCookie}=`;
  const pair = document.cookie.split('; ').find((each) => each.startsWith(prefix));
  return pair?.slice(prefix.length);
}

function writeCookie(value: string): void {
  document.cookie = [
    `${cachedStylesheetsCookie}=${value}`,
    'Path=/',
    'SameSite=Lax',
    ...(location.protocol === 'https:' ? ['Secure'] : []),
  ].join('; ');
}
