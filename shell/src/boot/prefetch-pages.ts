import { resolveTarget } from 'shared-runtime/host';

interface PrefetchOptions {
  /** Loads the code that prefetches a page, once. After a failure the next call tries again. */
  load: () => Promise<(path: string) => void>;
  /** Whether other pages are opened as documents at the moment; those are requested by the click. */
  opensDocuments: () => boolean;
  location: Pick<Location, 'pathname'>;
}

/** Returns a function that prefetches code and data of a page which the tab would navigate to. */
export function createPagePrefetch({
  load,
  opensDocuments,
  location,
}: PrefetchOptions): (path: string) => void {
  let prefetch: ReturnType<typeof load> | null = null;
  return (path) => {
    if (opensDocuments() && resolveTarget(path, location.pathname)?.pathname !== location.pathname) return;
    prefetch ??= load();
    prefetch.then(
      (run) => run(path),
      () => (prefetch = null),
    );
  };
}
