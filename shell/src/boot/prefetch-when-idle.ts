import type { StartupOptions } from './startup-tasks.ts';
import { whenIdle } from './when-idle.ts';

type Options = Pick<StartupOptions, 'deferred'> & {
  shop: { context: Pick<StartupOptions['shop']['context'], 'session'> };
  state: Pick<StartupOptions['state'], 'prefetch' | 'isShared'>;
};

/**
 * When the browser is idle, fetches into its cache the files for guests, and the style sheet of a page that is in no shared
 * cache. Called after all startup tasks.
 */
export function prefetchWhenIdle({ shop, state: { prefetch = [], isShared }, deferred }: Options): void {
  const files = shop.context.session.isUserLoggedIn ? [] : prefetch;
  if (isShared && files.length === 0) return;
  whenIdle(() => {
    void deferred.load().then(
      ({ prefetchFiles, cacheStylesheet }) => {
        if (!isShared) void cacheStylesheet();
        if (files.length > 0) void prefetchFiles(files);
      },
      // Reported by the startup task of the deferred chunk.
      () => undefined,
    );
  });
}
