import type { StartupOptions } from './startup-tasks.ts';
import { whenIdle } from './when-idle.ts';

type Options = Pick<StartupOptions, 'deferred'> & {
  /** URLs of the files of the shell that every overlay needs. */
  overlayFiles: readonly string[];
  shop: { context: Pick<StartupOptions['shop']['context'], 'session'> };
  state: Pick<StartupOptions['state'], 'prefetch' | 'isShared'>;
};

/**
 * When the browser is idle, fetches into its cache the dialog, the files for guests, and the style sheet of a page that is in
 * no shared cache. Called after all startup tasks.
 */
export function prefetchWhenIdle({
  shop,
  state: { prefetch = [], isShared },
  deferred,
  overlayFiles,
}: Options): void {
  const files = [...overlayFiles, ...(shop.context.session.isUserLoggedIn ? [] : prefetch)];
  whenIdle(() => {
    void deferred.load().then(
      ({ prefetchFiles, cacheStylesheet }) => {
        if (!isShared) void cacheStylesheet();
        void prefetchFiles(files);
      },
      // Reported by the startup task of the deferred chunk.
      () => undefined,
    );
  });
}
