import type { OverlayName } from 'shared-contracts/exposes';
import { fetchIntoCache } from '../document/fetch-into-cache.ts';
import type { OverlayFiles } from '../document/page-scripts.ts';

/**
 * Returns a function that fetches at once what an overlay needs, each file once: the content by its name, and the dialog. They
 * would be requested one after the other, each when the one before it runs.
 */
export function createOverlayFetch(listed: () => OverlayFiles): (name: OverlayName | null) => void {
  const seen = new Set<string>();
  return (name) => {
    const { dialog, contents } = listed();
    const content = name !== null && Object.hasOwn(contents, name) ? (contents[name] ?? []) : [];
    for (const url of [...content, ...dialog]) {
      if (seen.has(url) || isLoaded(url)) continue;
      seen.add(url);
      void fetchIntoCache(url, 'high');
    }
  };
}

const isLoaded = (url: string) =>
  performance.getEntriesByName(new URL(url, location.origin).href, 'resource').length > 0;
