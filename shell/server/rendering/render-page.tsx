import { setImmediate } from 'node:timers/promises';
import { defaultShouldDehydrateQuery, dehydrate, type Query } from '@tanstack/react-query';
import { createStaticHandler, type StaticHandlerContext } from 'react-router';
import { exposeOf, type FragmentName } from 'shared-contracts/exposes';
import type { Snapshot } from 'shared-contracts/releases';
import {
  createFixedRouter,
  initialRouterState,
  RegionFailedError,
  withTimeout,
  type RegionStore,
} from 'shared-runtime/host';
import { isCached } from '../../src/document/cached-stylesheets.ts';
import { ShopDocument } from '../../src/document/document.tsx';
import { ShopApp } from '../../src/app/shop-app.tsx';
import { ShopView } from '../../src/app/shop-view.tsx';
import { serialise, type ShopState } from '../../src/document/shop-state.ts';
import {
  frameConfigQuery,
  isServerOnlyQuery,
  loadFrameData,
  loadFrameFragments,
  type FrameFragments,
} from '../../src/layout/frame-queries.ts';
import { messages as shellMessages } from '../../src/messages/index.ts';
import type { ServerFederation } from '../../src/remotes/server-federation.ts';
import { policyTypeOf } from '../../src/routing/document-policy.ts';
import { pageRouteId } from '../../src/routing/page-state.ts';
import type { PageState } from '../../src/routing/page-state.ts';
import type { ResolverOptions } from '../../src/routing/page-resolution/resolve-page.ts';
import { createRoutes } from '../../src/app/routes.ts';
import { pageScripts, pageStylesheets } from './document/asset-hints.ts';
import { prefetchedFiles } from './document/prefetched-files.ts';
import { attributeError, isThrownByPage } from './attribute-error.ts';
import type { CombinedStylesheet, StylesheetRef } from './document/combined-stylesheet.ts';
import type { PageRenderer, PageRequest } from './render-job.ts';
import { preloadFirstPictures } from './document/preload-first-pictures.ts';
import { renderDocument } from './document/render-document.ts';
import { createSharedParts } from './shared-parts.tsx';
import { createServerShop, defaultTimeoutMs, type ServerShop } from './server-shop.ts';
import { snapshotTables } from './snapshot-tables.ts';
import { fontsOfEveryPage, type ShellBuild } from '../shell-build.ts';
import { structuredDataHtml } from './document/structured-data.ts';

export interface RendererOptions {
  federation: ServerFederation;
  shellBuild: ShellBuild;
  /** Describes the combined style sheet of a page. */
  combinedStylesheet: (refs: readonly StylesheetRef[]) => CombinedStylesheet;
}

/** Request → context → route → data → document. */
export function createPageRenderer({
  federation,
  shellBuild,
  combinedStylesheet,
}: RendererOptions): PageRenderer {
  const handler = createStaticHandler(createRoutes((requestContext) => requestContext as ResolverOptions));
  const createPageParts = createSharedParts(federation);
  return async function renderPage(request) {
    const { store, snapshot, log, reporter } = request;
    const startedAt = performance.now();
    const shop = createServerShop(request, federation);
    const frameFragments = loadFrameFragments(shop.context, shop.shell.frame);
    const [found] = await Promise.all([
      handler.query(new Request(request.url), { requestContext: shop.resolver }),
      loadFrameData(shop.context),
    ]);
    if (found instanceof Response) {
      return { kind: 'redirect', status: found.status, location: found.headers.get('location') ?? '/' };
    }
    // Expected failures are page states; errors that reach this point are bugs of the shell.
    for (const error of Object.values(found.errors ?? {}))
      log.error({ err: error }, 'page could not be resolved');

    await waitForFrame(frameFragments, request, shop);
    let hasPageFailed = false;
    const messages = await shellMessages[store.locale]();
    const { css, inlineHash, ...linked } = combinedStylesheet(
      pageStylesheets(snapshot, shop.shell.regions, shellBuild),
    );
    const isInline = request.hasInlineStyles && !isCached(request.cachedStylesheetsCookie, linked.integrity);
    const inlineStyleHash = isInline ? inlineHash : null;
    const { main, ...listedScripts } = pageScripts(snapshot, shop.shell.regions, shellBuild, store.locale);
    const parts = createPageParts(request, shop);
    const html = await renderDocument(
      <ShopDocument
        store={store}
        stylesheet={inlineStyleHash === null ? linked : { ...linked, css }}
        startScript={shellBuild.startScript}
        state={serialise(shopState(request, shop, found))}
        structuredData={structuredDataHtml({
          store,
          state: pageState(found),
          config: shop.context.queryClient.getQueryData(frameConfigQuery(shop.context).queryKey) ?? null,
          origin: new URL(request.url).origin,
        })}
        mainScript={main}
        fonts={fontsOfEveryPage(shellBuild)}
        scripts={serialise(listedScripts)}
      >
        <ShopApp
          host={{ ...shop.host, sharedParts: parts }}
          shell={shop.shell}
          messages={messages.default}
          router={createFixedRouter(initialRouterState(found))}
        >
          <ShopView />
        </ShopApp>
      </ShopDocument>,
      maxTimeoutMs(snapshot),
      (error, componentStack) => {
        if (error instanceof RegionFailedError) return; // reported when it failed
        const release = attributeError(error, componentStack);
        reporter.failed({ ...release, phase: 'render', error });
        log.error({ ...release, err: error }, 'region threw in server render');
        hasPageFailed ||= isThrownByPage(componentStack);
      },
    );
    const ms = performance.now() - startedAt;
    for (const { status: state, remote, version } of shop.shell.regions.settled().values())
      if (state === 'ready') reporter.shown({ remote, version, ms });
    // A failed fragment does not fail the page; a page that shows its fallback must not be cached.
    const status = hasPageFailed ? 503 : (statusOf(pageState(found), snapshot) ?? found.statusCode);
    const pageType = policyTypeOf(pageState(found));
    return {
      kind: 'document',
      status,
      html: preloadFirstPictures(parts.complete(html)),
      encoding: 'identity',
      pageType,
      inlineStyleHash,
    };
  };
}

/**
 * Waits for the fragments of the frame, which must not delay a page of one visitor that is ready by more than `frameWaitMs`. Those that
 * are not loaded then are marked as failed on this page, which shows their fallbacks; the browser loads them. That is no
 * failure of a release: a slow API, or another release that blocks the process, delays them too.
 */
async function waitForFrame(
  { settled, unsettled }: FrameFragments,
  { frameWaitMs, isPersonal, log }: PageRequest,
  { shell: { regions } }: ServerShop,
): Promise<void> {
  // A shared page is cached, and usually rendered while no visitor waits: it has all fragments.
  if (frameWaitMs === undefined || !isPersonal) return void (await settled);
  await withTimeout(settled, frameWaitMs, 'frame').catch(() => undefined);
  // In a process that was blocked the time passes before answers that have arrived are read.
  await setImmediate();
  const names = unsettled();
  for (const name of names) regions.fail('fragment', name, 'timeout');
  if (names.length > 0) log.warn({ regions: names, frameWaitMs }, 'page was sent without slow fragments');
}

/** Returns the timeout for what still suspends after code and data are loaded. */
function maxTimeoutMs({ releases }: Snapshot): number {
  const timeouts = Object.values(releases).map(({ ops }) => ops.timeoutMs);
  return timeouts.length === 0 ? defaultTimeoutMs : Math.max(...timeouts);
}

/** Returns the status of a page. That of a remote that runs from its sources is rendered in the browser, which is no failure. */
function statusOf(state: PageState | undefined, { devServerPorts = {} }: Snapshot): number | undefined {
  const remote = state?.kind === 'page' ? exposeOf('page', state.page)?.remote : undefined;
  return remote !== undefined && devServerPorts[remote] !== undefined ? 200 : state?.status;
}

function pageState(found: StaticHandlerContext): PageState | undefined {
  return found.loaderData[pageRouteId] as PageState | undefined;
}

function shopState(
  request: PageRequest,
  { context, shell }: ServerShop,
  found: StaticHandlerContext,
): ShopState {
  return {
    store: request.store,
    session: request.session,
    experiments: request.experiments,
    isTestHost: request.isTestHost,
    ...(request.ownPolicyTypes ? { ownPolicyTypes: request.ownPolicyTypes } : {}),
    isShared: !request.isPersonal,
    snapshot: snapshotTables(request.snapshot).browserSnapshot,
    page: withoutStructuredData(pageState(found)),
    fragments: readyFragments(shell.regions),
    queries: dehydrate(context.queryClient, { shouldDehydrateQuery: isForBrowsers }),
    serverTime: context.serverTime,
    ...(context.session.isUserLoggedIn
      ? {}
      : { prefetch: prefetchedFiles(request.snapshot, request.store.locale) }),
  };
}

/** Structured data is for search engines only. */
function withoutStructuredData(state: PageState | undefined): PageState | null {
  if (state?.kind !== 'page') return state ?? null;
  const { structuredData: _, ...page } = state;
  return page;
}

/** Leaves out the data of parts that only the server renders. */
const isForBrowsers = (query: Query) =>
  defaultShouldDehydrateQuery(query) && !isServerOnlyQuery(query.queryKey);

function readyFragments(regions: RegionStore): ShopState['fragments'] {
  return [...regions.settled()]
    .filter(([key, region]) => key.startsWith('fragment:') && region.status === 'ready')
    .map(([key]) => key.slice('fragment:'.length) as FragmentName);
}
