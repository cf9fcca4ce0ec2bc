import type { ShopRouter } from 'shared-runtime/host';
import { sessionData } from 'shared-contracts/descriptors/session';
import { frameConfigQuery } from '../layout/frame-queries.ts';
import { policyTypeOf } from '../routing/document-policy.ts';
import type { PageState } from '../routing/page-state.ts';
import type { SessionResult } from '../session/first-session.ts';
import { fetchOwnSession } from '../session/follow-session.ts';
import { startupsOf } from '../remotes/snapshot.ts';
import type { BrowserShop } from '../shop/browser-shop.ts';
import type { StartupTask } from './initialise.ts';
import type { Deferred } from '../deferred/start-deferred.tsx';
import type { DeferredLoader } from '../shop/deferred-loader.ts';
import type { ShopState } from '../document/shop-state.ts';

export interface StartupOptions {
  shop: BrowserShop;
  state: ShopState;
  deferred: DeferredLoader<Deferred>;
  router: ShopRouter;
  currentPage: () => PageState | undefined;
  /** Version of the shell that this tab runs. */
  shellVersion: string;
}

/** Timeout of the first session fetch, milliseconds. */
const sessionTimeoutMs = 10_000;

/** Returns the tasks of the shell and of the snapshot's remotes after hydration. The page works without any of them. */
export function startupTasks({
  shop,
  state,
  deferred,
  router,
  currentPage,
  shellVersion,
}: StartupOptions): StartupTask[] {
  const { context, contextFor, bus, regions, tab, reportFailure, errorCollector } = shop;
  const { timeoutOf } = shop.resolver;
  const { snapshot } = state;
  const startSessionFetch = () => fetchSession(shop);
  const firstSession = state.isShared ? startSessionFetch() : Promise.resolve('ready' as const);
  return [
    { priority: 20, name: 'session', run: () => firstSession },
    {
      priority: 30,
      name: 'deferred chunk',
      run: async () => {
        const loaded = await deferred.load();
        loaded.monitor({
          tab,
          context,
          router,
          currentPage,
          snapshot,
          shellVersion,
          firstSession,
          fetchSession: startSessionFetch,
          offlinePageHosts: () =>
            context.queryClient.getQueryData(frameConfigQuery(context).queryKey)?.offlinePageHosts ?? [],
        });
        loaded.startFlashMessages();
      },
    },
    {
      priority: 40,
      name: 'release reports',
      run: async () => {
        const { reportReleases, reportErrors } = await import(
          /* webpackChunkName: "release-reports" */ './reports.ts'
        );
        const onPageShown = (listener: (page: PageState | undefined) => void) =>
          void router.subscribe(() => listener(currentPage()));
        reportReleases({ bus, regions, snapshot, firstPage: state.page, onPageShown });
        reportErrors({
          caught: errorCollector,
          origin: location.origin,
          pageType: () => policyTypeOf(currentPage() ?? state.page),
        });
      },
    },
    ...startupsOf(snapshot).map(({ name, priority }) => ({
      priority,
      name,
      run: async () => {
        const loaded = await deferred.load();
        await loaded.runStartup(name, { regions, contextFor, timeoutOf, reportFailure });
      },
    })),
  ];
}

function fetchSession({ context, bus }: BrowserShop): Promise<SessionResult> {
  const signal = AbortSignal.timeout(sessionTimeoutMs);
  const call = () => context.api.call(sessionData, { store_id: context.store.id }, { signal });
  return fetchOwnSession(call, bus, context.queryClient);
}
