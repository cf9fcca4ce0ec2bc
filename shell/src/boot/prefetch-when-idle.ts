import type { StartupOptions } from './startup-tasks.ts';
import { whenIdle } from './when-idle.ts';

type Options = Pick<StartupOptions, 'deferred'> & {
  shop: { context: Pick<StartupOptions['shop']['context'], 'session'> };
  state: Pick<StartupOptions['state'], 'prefetch'>;
};

/**
 * When the browser is idle, fetches into its cache the files for guests, or the style sheet of a member's page. Called after
 * all startup tasks.
 */
export function prefetchWhenIdle({ shop, state: { prefetch = [] }, deferred }: Options): void {
  const isMember = shop.context.session.isUserLoggedIn;
  if (!isMember && prefetch.length === 0) return;
  whenIdle(() => {
    void deferred.load().then(
      ({ prefetchFiles, keepStylesheet }) => void (isMember ? keepStylesheet() : prefetchFiles(prefetch)),
      // Reported by the startup task of the deferred chunk.
      () => undefined,
    );
  });
}
