import type { ComponentType } from 'react';
import type { AlertService, ShopHost } from 'shared-runtime/host';

/** Places in the frame for deferred components. */
export type DeferredPlace = 'in-header' | 'below-header' | 'beside-page' | 'above-page';

export type DeferredComponent = ComponentType<{ place: DeferredPlace }>;

/** What the main script uses of the deferred chunk. */
export interface DeferredServices {
  Parts: DeferredComponent;
  overlays: {
    /** Resolves when the overlay is shown, or is closed or covered by another one before. */
    open: (target: string, props: object) => Promise<void>;
    confirm: ShopHost['confirm'];
  };
  alerts: AlertService;
  spinner: { wait: (work: Promise<unknown>) => void };
}

/** Loads the deferred chunk. */
export interface DeferredLoader<Deferred extends DeferredServices = DeferredServices> {
  /** Resolves when the chunk has been loaded; never settles if loading fails. */
  loaded: Promise<Deferred>;
  /** Loads the chunk on the first call. Rejects if loading fails; the next call tries again. */
  load: () => Promise<Deferred>;
}

export function createDeferredLoader<Deferred extends DeferredServices>(
  start: () => Promise<Deferred>,
): DeferredLoader<Deferred> {
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
