import { cachedStylesheetsCookie, withCached } from '../document/cached-stylesheets.ts';
import { hasRules } from '../document/has-rules.ts';
import { stylesheetElementId } from '../document/page-scripts.ts';
import { prefetchFiles } from './prefetch-files.ts';

/**
 * Lets the next page link to the style sheet of this one: fetches an inline one into the browser's cache, and stores in a
 * cookie that it is there. Does nothing if it cannot be loaded.
 */
export async function keepStylesheet(
  tab: Pick<Document, 'getElementById' | 'cookie'> = document,
): Promise<void> {
  const element = tab.getElementById(stylesheetElementId) as HTMLLinkElement | HTMLStyleElement | null;
  const integrity = element?.dataset['integrity'] ?? element?.getAttribute('integrity');
  if (!integrity) return;
  const inlineHref = element?.dataset['files'];
  const isKept = inlineHref === undefined ? hasRules(element) : await prefetchFiles([inlineHref]);
  if (!isKept) return;
  const { protocol } = location;
  tab.cookie = [
    `${cachedStylesheetsCookie}=${withCached(readCookie(tab.cookie), integrity)}`,
    'Path=/',
    'SameSite=Lax',
    ...(protocol === 'https:' ? ['Secure'] : []),
  ].join('; ');
}

function readCookie(cookies: string): string | undefined {
  const prefix = `${cachedStylesheetsCookie}=`;
  return cookies
    .split('; ')
    .find((pair) => pair.startsWith(prefix))
    ?.slice(prefix.length);
}
