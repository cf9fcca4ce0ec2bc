import { hydrate as hydrateQueries } from '@tanstack/react-query';
import { startTransition, StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router';
import { toSession } from 'shared-contracts/session';
import { pageTable, paths } from 'shared-contracts/routes';
import { defaultStore, storeById } from 'shared-contracts/stores';
import { createApiClient, createEventBus, type RegionFailure } from 'shared-runtime/host';
import { messages as shellMessages } from '../messages/index.ts';
import { createOverlayStore } from '../overlays/overlay-store.ts';
import { createBrowserLoader } from '../remotes/browser-federation.ts';
import { createRegionStore } from '../remotes/region-store.ts';
import { pageRouteId } from '../routing/page-route-id.ts';
import { resolvePage, type ResolverParts } from '../routing/resolve-page.ts';
import { createRoutes } from '../routing/routes.tsx';
import { fetchOwnSession, followSession } from '../session/follow-session.ts';
import { createContext, createQueryClient } from './create-context.ts';
import { createHost } from './create-host.ts';
import { ShopDocument } from './document.tsx';
import { ShopApp } from './shop-app.tsx';
import { stateElementId, type ShopState } from './shop-state.ts';
import './styles.ts';

async function start(): Promise<void> {
  const text = document.getElementById(stateElementId)?.textContent ?? '';
  const state = JSON.parse(text) as ShopState;
  const store = storeById(state.storeId) ?? defaultStore;
  const queryClient = createQueryClient();
  hydrateQueries(queryClient, state.queries);

  const hub = createEventBus(
    // The console of the tab is where a developer looks; a beacon follows with the releases' health figures.
    // oxlint-disable-next-line no-console
    (report) => console.error('Event dropped', report),
    () => Date.now(),
  );
  const bus = hub.as('shell', '1.0.0');
  bus.publish('session:changed', { session: state.session, reason: 'start' });

  function reportFailure({ remote, version, region, phase, error }: RegionFailure): void {
    // oxlint-disable-next-line no-console
    console.error(`${region} of ${remote} ${version} failed (${phase})`, error);
    bus.publish('shell:region-failed', { remote, version, region, phase });
  }

  const timeoutOf = (remote: string) =>
    state.snapshot.releases[remote as keyof typeof state.snapshot.releases]?.timeoutMs ?? 5000;
  const regions = createRegionStore({
    loader: createBrowserLoader(state.snapshot),
    locale: store.locale,
    // Over a phone's network a chunk may take longer than on the server's disk.
    releaseOf: (remote) => {
      const release = state.snapshot.releases[remote];
      return release && { version: release.version, timeoutMs: Math.max(release.timeoutMs, 15_000) };
    },
    stylesheetsOf: () => [],
    report: reportFailure,
  });
  const context = createContext({
    side: 'browser',
    store,
    session: toSession(state.session),
    api: createApiClient({ baseUrl: '', fetch: (input, init) => fetch(input, init) }),
    hub,
    regions,
    queryClient,
    serverTime: state.serverTime,
    timeoutOf: (remote) => Math.max(timeoutOf(remote), 15_000),
  });
  const currentSession = () => toSession(bus.last('session:changed')?.session ?? state.session);
  const resolver: ResolverParts = {
    context,
    regions,
    currentSession,
    timeoutOf: (r) => Math.max(timeoutOf(r), 15_000),
  };

  // What the server showed must be here before the browser takes over, or the page would blink.
  const [words] = await Promise.all([
    shellMessages[store.locale](),
    state.page.kind === 'page' ? regions.load('page', state.page.page) : null,
    ...state.fragments.map((name) => regions.load('fragment', name)),
  ]);

  const router = createBrowserRouter(createRoutes(resolver), {
    hydrationData: { loaderData: { [pageRouteId]: state.page } },
  });
  const overlays = createOverlayStore();
  let isHydrating = true;
  const host = createHost({
    context,
    regions,
    overlays,
    hub,
    prefetch: createPrefetch(resolver),
    reportFailure,
    isHydrating: () => isHydrating,
  });
  followSession({
    bus,
    queryClient,
    storeId: store.id,
    onSignedOut: () => {
      const page = router.state.loaderData[pageRouteId] as ShopState['page'] | undefined;
      const isForMembers =
        page?.kind === 'page' &&
        pageTable[page.params.pageType as keyof typeof pageTable].entry === 'members';
      if (isForMembers) void router.navigate(paths.home);
    },
  });

  const stylesheets = [...document.querySelectorAll<HTMLLinkElement>('link[data-precedence="shell"]')].map(
    (link) => ({ href: link.getAttribute('href') ?? '', integrity: link.integrity }),
  );
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <ShopDocument store={store} stylesheets={stylesheets} state={text}>
          <ShopApp host={host} shell={{ regions, overlays }} messages={words.default}>
            <RouterProvider router={router} />
          </ShopApp>
        </ShopDocument>
      </StrictMode>,
      { onRecoverableError: onRecoverableError },
    );
  });

  requestIdleCallbackOrSoon(() => {
    isHydrating = false;
    performance.mark('shop:interactive');
    document.documentElement.dataset['interactive'] = 'true';
    if (!state.isShared) return;
    void fetchOwnSession(() => context.api.call('session-data', { store_id: store.id }), bus, queryClient);
  });
}

/** A region whose server render threw is rendered again here: known, and no news. */
function onRecoverableError(error: unknown): void {
  const isServerThrow = error instanceof Error && 'digest' in error;
  // oxlint-disable-next-line no-console
  if (!isServerThrow) console.error(error);
}

function createPrefetch(resolver: ResolverParts): (path: string) => void {
  const asked = new Set<string>();
  return (path) => {
    if (asked.has(path) || !path.startsWith('/')) return;
    asked.add(path);
    // What it brings stays in the query client; a failure shows when the shopper really goes there.
    void resolvePage(resolver, new URL(path, location.origin)).finally(() => {
      setTimeout(() => asked.delete(path), 30_000);
    });
  };
}

function requestIdleCallbackOrSoon(callback: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(callback, { timeout: 1000 });
  else setTimeout(callback, 200);
}

void start();
