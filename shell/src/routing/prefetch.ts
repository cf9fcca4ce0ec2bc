import { resolvePage, type ResolverParts } from './resolve-page.ts';

/** For so long a path is not asked for again, milliseconds. */
const ttlMs = 30_000;

/** Loads what a path needs before it is followed; each path once in a while. */
export function createPrefetch(resolver: ResolverParts, origin: string): (path: string) => void {
  const asked = new Set<string>();
  // What it brings stays in the query client; a failure shows when the shopper really goes there.
  const quiet: ResolverParts = { ...resolver, reportFailure: () => undefined };
  return (path) => {
    if (asked.has(path) || !path.startsWith('/')) return;
    asked.add(path);
    void resolvePage(quiet, new URL(path, origin)).finally(() => {
      setTimeout(() => asked.delete(path), ttlMs);
    });
  };
}
