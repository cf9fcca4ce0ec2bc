import { resolvePage, type ResolverParts } from './resolve-page.ts';

/** Time before a path is prefetched again, milliseconds. */
const ttlMs = 30_000;

/** Prefetches code and data of a path, once within {@link ttlMs}. */
export function createPrefetch(resolver: ResolverParts, origin: string): (path: string) => void {
  const asked = new Set<string>();
  // Data stays in the query client; failures are reported on the real navigation.
  const quiet: ResolverParts = { ...resolver, reportFailure: () => undefined };
  return (path) => {
    if (asked.has(path) || !path.startsWith('/')) return;
    asked.add(path);
    void resolvePage(quiet, new URL(path, origin)).finally(() => {
      setTimeout(() => asked.delete(path), ttlMs);
    });
  };
}
