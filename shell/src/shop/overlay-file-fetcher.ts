import type { OverlayName } from 'shared-contracts/exposes';
import { fetchIntoCache } from '../document/fetch-into-cache.ts';
import type { OverlayFiles } from '../document/page-scripts.ts';

/** @param priority @default 'high' */
export type OverlayFileFetcher = (name: OverlayName | null, priority?: 'high' | 'low') => void;

/**
 * Returns a function that fetches the files of an overlay in parallel, each once: its content, and what every overlay needs.
 * Their loaders would request them one after the other. Never throws.
 */
export function createOverlayFileFetcher(listed: () => OverlayFiles): OverlayFileFetcher {
  const requested = new Set<string>();

  function fetchFilesOf(name: OverlayName | null, priority: 'high' | 'low'): void {
    const { shell, contents } = listed();
    const content = name !== null && Object.hasOwn(contents, name) ? (contents[name] ?? []) : [];
    for (const url of [...content, ...shell]) {
      if (requested.has(url) || isLoaded(url)) continue;
      requested.add(url);
      void fetchIntoCache(url, priority);
    }
  }

  return (name, priority = 'high') => {
    try {
      fetchFilesOf(name, priority);
    } catch {
      // What is fetched ahead must not end the action that needs it.
    }
  };
}

const isLoaded = (url: string) =>
  performance.getEntriesByName(new URL(url, location.origin).href, 'resource').length > 0;
