import type { StartupOptions } from './startup-tasks.ts';
import { whenIdle } from './when-idle.ts';

type Options = Pick<StartupOptions, 'deferred'> & {
  shop: { context: Pick<StartupOptions['shop']['context'], 'session'> };
  state: Pick<StartupOptions['state'], 'prefetch'>;
};

/** Fetches the files for guests into the browser's cache when the browser is idle. Called after all startup tasks. */
export function prefetchWhenIdle({ shop, state: { prefetch = [] }, deferred }: Options): void {
  if (shop.context.session.isUserLoggedIn || prefetch.length === 0) return;
  whenIdle(() => {
    void deferred.load().then(
      ({ prefetchFiles }) => prefetchFiles(prefetch),
      // Reported by the startup task of the deferred chunk.
      () => undefined,
    );
  });
}
