import type { Deferred } from './start-deferred.tsx';

/** Loads the deferred chunk. */
export interface DeferredLoader {
  /** Resolves when the chunk has been loaded; never settles if loading fails. */
  loaded: Promise<Deferred>;
  /** Loads the chunk on the first call. Rejects if loading fails; the next call tries again. */
  load: () => Promise<Deferred>;
}

export function createDeferredLoader(start: () => Promise<Deferred>): DeferredLoader {
  const loading = Promise.withResolvers<Deferred>();
  let pending: Promise<Deferred> | null = null;

  async function tryToLoad(): Promise<Deferred> {
    try {
      const deferred = await start();
      loading.resolve(deferred);
      return deferred;
    } catch (error) {
      pending = null;
      throw error;
    }
  }

  return { loaded: loading.promise, load: () => (pending ??= tryToLoad()) };
}
