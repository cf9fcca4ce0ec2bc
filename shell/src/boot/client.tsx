import { startTransition, StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { paths } from 'shared-contracts/routes';
import { createHydrationScheduler, storeIntl } from 'shared-runtime/host';
import { messages as shellMessages } from '../messages/index.ts';
import { createBrowserLoader } from '../remotes/browser-federation.ts';
import { hydrationDataOf } from '../routing/hydration-data.ts';
import { loadDialog } from '../overlays/load-dialog.ts';
import { createLazyRouter } from '../routing/lazy-router.ts';
import { isForMembers, pageRouteId, type PageState } from '../routing/page-state.ts';
import { discardOutdated } from '../session/discard-outdated.ts';
import { followSession } from '../session/follow-session.ts';
import { followVisitor } from '../session/follow-visitor.ts';
import { createBrowserShop, type BrowserShop } from '../shop/browser-shop.ts';
import { createHost } from '../shop/create-host.ts';
import { createOverlayFileFetcher } from '../shop/overlay-file-fetcher.ts';
import { createPendingMark } from '../shop/pending-mark.ts';
import { ShopDocument, type DocumentProps } from '../document/document.tsx';
import type { BootOptions } from './boot-options.ts';
import { createErrorCollector } from '../error-reports/error-collector.ts';
import { initialise } from './initialise.ts';
import { createDeferredLoader } from '../shop/deferred-loader.ts';
import {
  pageScriptsElementId,
  readListedScripts,
  stylesheetElementId,
  type OverlayFiles,
} from '../document/page-scripts.ts';
import { nextTask } from './next-task.ts';
import { ShopApp } from '../app/shop-app.tsx';
import { ShopView } from '../app/shop-view.tsx';
import { stateElementId, structuredDataElementId, type ShopState } from '../document/shop-state.ts';
import { prefersDocument, waitUntilShownAgain } from './prefers-document.ts';
import { createPagePrefetch } from './prefetch-pages.ts';
import { prefetchWhenIdle } from './prefetch-when-idle.ts';
import { startupTasks } from './startup-tasks.ts';
import { showWebFontsOnNextPage } from './web-fonts.ts';
import { whenIdle } from './when-idle.ts';

/** After this time tasks such as the fetch of the session start although a part of the page still suspends, milliseconds. */
const maxHydrationMs = 10_000;

const releasedBoot: BootOptions = { createLoader: (snapshot) => createBrowserLoader(snapshot) };

/** Hydrates the server-rendered page. */
export async function runShop({
  createLoader,
  prepare,
  rootOptions,
}: BootOptions = releasedBoot): Promise<void> {
  const errorCollector = createErrorCollector(window);
  const text = textOf(stateElementId);
  const sentState = JSON.parse(text) as ShopState;
  const shop = createBrowserShop(sentState, createLoader(sentState.snapshot), errorCollector);
  const state = prepare ? await prepare(sentState, shop) : sentState;
  const { store } = shop.context;
  const messages = await loadVisibleRegions(state, shop);
  await nextTask();

  const loadRouting = () => import(/* webpackChunkName: "router" */ '../app/start-router.ts');
  const hydrationData = hydrationDataOf(state.page);
  const pending = createPendingMark(document.documentElement);
  const opensDocuments = () => prefersDocument(window, shop);
  const router = createLazyRouter({
    window,
    hydrationData,
    prefersDocument: opensDocuments,
    onLeave: () => {
      const shown = waitUntilShownAgain(window);
      pending.until(shown);
      return shown;
    },
    loadFactory: async () => {
      const { startRouter } = await loadRouting();
      const { page, ownPolicyTypes } = state;
      const { resolver, tab } = shop;
      return () => startRouter({ resolver, tab, ownPolicyTypes, page, hydrationData });
    },
  });
  const currentPage = () => router.state.loaderData[pageRouteId] as PageState | undefined;
  followVisitor({ context: shop.context, currentPage, onOtherPage: () => void router.revalidate() });
  followSession({
    bus: shop.bus,
    queryClient: shop.context.queryClient,
    storeId: store.id,
    onSignedOut: () => {
      const page = currentPage();
      if (page && isForMembers(page)) void router.navigate(paths.home);
    },
  });
  const landingQuery = location.search;
  const deferred = createDeferredLoader(async () => {
    const { startDeferred } = await import(
      /* webpackChunkName: "deferred", webpackFetchPriority: "high" */ '../deferred/start-deferred.tsx'
    );
    return startDeferred(shop.context, {
      releases: state.snapshot.releases,
      landingQuery,
      navigate: (path) => void router.navigate(path),
      isIdle: () => router.state.navigation.state === 'idle',
      onNavigation: (listener) => router.subscribe(() => listener()),
    });
  });
  const hydration = createHydrationScheduler(window, pending.until, (link) => router.tryOpenDocument(link));
  const pageHydrated = Promise.withResolvers<void>();
  const host = createHost({
    ...shop,
    deferred,
    prefetch: createPagePrefetch({
      load: async () => {
        const { createPrefetch } = await loadRouting();
        return createPrefetch(shop.resolver, location.origin);
      },
      opensDocuments,
      location,
    }),
    // The browser's own dialog is better than a tap without an answer.
    showUnavailable: () =>
      window.alert(storeIntl(messages, shop.context).formatMessage({ id: unavailableText() })),
    loadDialog,
    fetchOverlayFiles: createOverlayFileFetcher(overlayFiles),
    defersHydration: true,
    hydration,
    pending,
  });
  router.subscribe(() => {
    hydration.triggerAll();
    // The JSON-LD describes the server-rendered page only.
    document.getElementById(structuredDataElementId)?.replaceChildren();
  });
  discardOutdated(shop.bus, state.session, hydration);
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <ShopDocument
          store={store}
          stylesheet={stylesheetOfPage()}
          state={text}
          scripts={textOf(pageScriptsElementId)}
        >
          <ShopApp
            host={host}
            shell={{
              regions: shop.regions,
              frame: shop.frame,
              deferred: deferred.loaded,
              onPageHydrated: pageHydrated.resolve,
            }}
            messages={messages}
            router={router}
          >
            <ShopView />
          </ShopApp>
        </ShopDocument>
      </StrictMode>,
      { onRecoverableError, ...rootOptions },
    );
  });
  // React hydrates in time slices, and browsers are idle between them.
  setTimeout(pageHydrated.resolve, maxHydrationMs);
  await pageHydrated.promise;
  performance.mark('shop:interactive');
  document.documentElement.dataset['interactive'] = 'true';
  /** In tasks of their own, so that the browser can handle events in between. */
  const startOthers = async () => {
    hydration.triggerIdle();
    await nextTask();
    // If this fails, the first navigation tries again, and then loads a document.
    router.load().catch(() => {
      const loadAgain = () => void router.load().catch(() => undefined);
      addEventListener('online', loadAgain, { once: true });
    });
    await nextTask();
    const parts = { shop, state, deferred, router, currentPage, shellVersion: shellVersion() };
    const reportStart = (name: string, error: unknown) => {
      // oxlint-disable-next-line no-console
      console.error(`${name} could not be started`, error);
      errorCollector.add({ source: 'startup', error });
    };
    void initialise(startupTasks(parts), reportStart).then(() => {
      performance.mark('shop:started');
      whenIdle(() => void showWebFontsOnNextPage(document, router));
      prefetchWhenIdle({ ...parts, overlayFiles: overlayFiles().shell });
    });
  };
  whenIdle(() => void startOthers());
}

/** Loads the code and messages of the visible regions before hydration, to avoid flicker. */
async function loadVisibleRegions(
  state: ShopState,
  { context, regions, frame }: BrowserShop,
): Promise<unknown> {
  const [loaded] = await Promise.all([
    shellMessages[context.locale](),
    state.page?.kind === 'page' ? regions.load('page', state.page.page) : null,
    ...state.fragments
      .filter((name) => !frame.some((part) => part.name === name)) // hydrated after the page
      .map((name) => regions.load('fragment', name)),
  ]);
  return loaded.default;
}

const unavailableText = () => (navigator.onLine ? 'overlay.failed.text' : 'screen.offline.text');

const overlayFiles = (): OverlayFiles => readListedScripts().overlays ?? { shell: [], contents: {} };

const textOf = (id: string) => document.getElementById(id)?.textContent ?? '';

/** Returns the shell's version, which is part of the URLs of its files. */
const shellVersion = () => stylesheetOfPage().href.split('/assets/shell/')[1]?.split('/')[0] ?? '';

/** Returns the style sheet as the server wrote it, so that hydration matches. */
function stylesheetOfPage(): DocumentProps['stylesheet'] {
  const element = document.getElementById(stylesheetElementId);
  const { files, integrity = '' } = element?.dataset ?? {};
  if (files !== undefined) return { href: files, integrity, css: '' };
  return {
    href: element?.getAttribute('href') ?? '',
    integrity: element?.getAttribute('integrity') ?? '',
  };
}

/** React renders regions that threw on the server again here; those errors were reported on the server. */
function onRecoverableError(error: unknown): void {
  const isServerThrow = error instanceof Error && 'digest' in error;
  // oxlint-disable-next-line no-console
  if (!isServerThrow) console.error(error);
}
