import { resolvePage, type ResolverOptions } from './page-resolution/resolve-page.ts';

/** Time before a path is prefetched again, milliseconds. */
const ttlMs = 30_000;

/** Prefetches code and data of a path, once within {@link ttlMs}. */
export function createPrefetch(resolver: ResolverOptions, origin: string): (path: string) => void {
  const asked = new Set<string>();
  // Data stays in the query client; failures are reported on the real navigation.
  const silentResolver: ResolverOptions = { ...resolver, reportFailure: () => undefined };
  return (path) => {
    if (asked.has(path) || !path.startsWith('/')) return;
    asked.add(path);
    // Not within the event that asks for it: a tap must be answered by the next frame.
    setTimeout(() => {
      void resolvePage(silentResolver, new URL(path, origin)).finally(() => {
        setTimeout(() => asked.delete(path), ttlMs);
      });
    });
  };
}
