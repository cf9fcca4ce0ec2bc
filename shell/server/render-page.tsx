import { dehydrate } from '@tanstack/react-query';
import { Writable } from 'node:stream';
import { renderToPipeableStream } from 'react-dom/server';
import { createStaticHandler, createStaticRouter, StaticRouterProvider, type StaticHandlerContext } from 'react-router';
import type { FastifyBaseLogger } from 'fastify';
import { fragments as fragmentTable, pages as pageTable, type RemoteName } from 'shared-contracts/exposes';
import type { Snapshot } from 'shared-contracts/releases';
import { toSession, type SessionData } from 'shared-contracts/session';
import type { Store } from 'shared-contracts/stores';
import type { ApiClient } from 'shared-runtime';
import { createEventBus, RegionDown, type RegionFailure, type RegionState } from 'shared-runtime/host';
import { createContext, createQueryClient, isFragmentName } from '../src/app/create-context.ts';
import { createHost } from '../src/app/create-host.ts';
import { ShopDocument, type AssetHint } from '../src/app/document.tsx';
import { ShopApp } from '../src/app/shop-app.tsx';
import { serialiseState, type ShopState } from '../src/app/shop-state.ts';
import { loadFrame } from '../src/layout/frame-queries.ts';
import { messages as shellMessages } from '../src/messages/index.ts';
import { createOverlayStore } from '../src/overlays/overlay-store.ts';
import { createRegionStore, type RegionStore } from '../src/remotes/region-store.ts';
import type { ServerFederation } from '../src/remotes/server-federation.ts';
import { assetUrl, toBrowserSnapshot } from '../src/remotes/snapshot.ts';
import { pageRouteId } from '../src/routing/page-route-id.ts';
import type { PageState } from '../src/routing/page-state.ts';
import { createRoutes } from '../src/routing/routes.tsx';
import type { ShellBuild } from './shell-build.ts';

export interface PageRequest {
  url: URL;
  store: Store;
  session: SessionData;
  /** False for a page that is the same for every guest. */
  isPersonal: boolean;
  snapshot: Snapshot;
  api: ApiClient;
  log: FastifyBaseLogger;
}

export type PageAnswer =
  | { kind: 'redirect'; status: number; location: string }
  | { kind: 'document'; status: number; html: Buffer };

export interface RendererParts {
  federation: ServerFederation;
  shellBuild: ShellBuild;
}

export type PageRenderer = (request: PageRequest) => Promise<PageAnswer>;

const defaultTimeoutMs = 5000;

/** Request → context → route → data → document. Everything is made anew here and nothing outlives the call. */
export function createPageRenderer({ federation, shellBuild }: RendererParts): PageRenderer {
  return async function renderPage(request) {
    const { store, snapshot, log } = request;
    const timeoutOf = (remote: string) =>
      snapshot.releases[remote as RemoteName]?.ops.timeoutMs ?? defaultTimeoutMs;
    const reportFailure = ({ error, ...failure }: RegionFailure) => log.error({ ...failure, err: error }, 'region failed');
    const hub = createEventBus((report) => log.error(report, 'event dropped'), Date.now);
    const regions = createRegionStore({
      loader: federation.loaderFor(snapshot),
      locale: store.locale,
      releaseOf: (remote) => {
        const release = snapshot.releases[remote];
        return release && { version: release.version, timeoutMs: release.ops.timeoutMs };
      },
      stylesheetsOf: (remote, expose) => stylesheetsOf(snapshot, remote, expose),
      report: reportFailure,
    });
    const queryClient = createQueryClient();
    const context = createContext({
      side: 'server',
      store,
      session: toSession(request.session),
      api: request.api,
      hub,
      regions,
      queryClient,
      serverTime: Date.now(),
      timeoutOf,
    });
    context.bus.publish('session:changed', { session: request.session, reason: 'start' });

    const routes = createRoutes({ context, regions, currentSession: () => context.session, timeoutOf });
    const handler = createStaticHandler(routes);
    const [found] = await Promise.all([
      handler.query(new Request(request.url)),
      loadFrame(context),
    ]);
    if (found instanceof Response) {
      const location = found.headers.get('location') ?? '/';
      return { kind: 'redirect', status: found.status, location };
    }

    const page = found.loaderData[pageRouteId] as PageState;
    const state: ShopState = {
      storeId: store.id,
      session: request.session,
      isShared: !request.isPersonal,
      snapshot: toBrowserSnapshot(snapshot),
      page,
      fragments: readyFragments(regions),
      queries: dehydrate(queryClient),
      serverTime: context.serverTime,
    };
    const host = createHost({
      context,
      regions,
      overlays: createOverlayStore(),
      hub,
      prefetch: () => undefined,
      reportFailure,
      isHydrating: () => true,
    });
    const words = await shellMessages[store.locale]();
    let hasPageThrown = false;
    const html = await renderDocument(
      <ShopDocument
        store={store}
        stylesheets={shellStylesheets(shellBuild)}
        hints={hints(snapshot, regions, shellBuild, store.locale)}
        state={serialiseState(state)}
      >
        <ShopApp host={host} shell={{ regions, overlays: createOverlayStore() }} messages={words.default}>
          <StaticRouterProvider router={createStaticRouter(handler.dataRoutes, found)} context={found} hydrate={false} />
        </ShopApp>
      </ShopDocument>,
      shellBuild,
      (error, componentStack) => {
        if (error instanceof RegionDown) return; // reported when it failed
        log.error({ ...blame(error), err: error }, 'region threw in server render');
        hasPageThrown ||= isOfPage(componentStack);
      },
    );
    // Fragments may fail in a page that is whole; a page that shows its fallback must stay out of every cache.
    const status = hasPageThrown ? 503 : statusOf(page, found);
    return { kind: 'document', status, html };
  };
}

function statusOf(page: PageState | undefined, found: StaticHandlerContext): number {
  return page?.status ?? found.statusCode;
}

function readyFragments(regions: RegionStore): ShopState['fragments'] {
  return [...regions.settled()]
    .filter(([key, region]) => key.startsWith('fragment:') && region.status === 'ready')
    .map(([key]) => key.slice('fragment:'.length))
    .filter(isFragmentName);
}

function stylesheetsOf(snapshot: Snapshot, remote: RemoteName, expose: string) {
  const release = snapshot.releases[remote];
  const files = release?.exposes[expose]?.css ?? [];
  return files.map((file) => ({
    href: assetUrl(remote, release?.version ?? '', file),
    integrity: release?.assets[file] ?? '',
  }));
}

function shellStylesheets(build: ShellBuild) {
  return build.stylesheets.map((file) => ({
    href: assetUrl('shell', build.version, file),
    integrity: build.assets[file] ?? '',
  }));
}

/** Every script that the page is going to need, named in its first bytes. */
function hints(snapshot: Snapshot, regions: RegionStore, build: ShellBuild, locale: string): AssetHint[] {
  const own = build.messages[locale];
  const shell = own ? [{ href: assetUrl('shell', build.version, own), integrity: build.assets[own] ?? '' }] : [];
  const remote = [...regions.settled()].flatMap(([key, region]) => regionHints(snapshot, key, region, locale));
  return [...new Map([...shell, ...remote].map((hint) => [hint.href, hint])).values()];
}

function regionHints(snapshot: Snapshot, key: string, region: RegionState<unknown>, locale: string): AssetHint[] {
  const release = snapshot.releases[region.remote];
  if (region.status !== 'ready' || !release) return [];
  const [kind = '', name = ''] = key.split(':');
  const table: Record<string, { expose: string }> = kind === 'page' ? pageTable : fragmentTable;
  const expose = release.exposes[table[name]?.expose ?? ''];
  const files = [release.remoteEntry, ...(expose?.js ?? []), release.messages[locale]];
  return files
    .filter((file) => file !== undefined)
    .map((file) => ({ href: assetUrl(release.name, release.version, file), integrity: release.assets[file] ?? '' }));
}

/** A container's file names its remote and version, and so does the stack of what it threw. */
function blame(error: unknown): { remote: string; version: string } {
  const stack = error instanceof Error ? (error.stack ?? '') : '';
  const match = /releases[\\/](mf-[a-z]+)[\\/]([^\\/]+)[\\/]server/.exec(stack);
  return { remote: match?.[1] ?? 'shell', version: match?.[2] ?? 'unknown' };
}

/** Thrown by the page itself, and not by a fragment that it embeds. This bundle keeps the names of components. */
function isOfPage(componentStack: string): boolean {
  return /\bat PageContent\b/.test(componentStack) && !/\bat FragmentContent\b/.test(componentStack);
}

/** Renders whole (no streaming of late parts, so no inline script) and resolves with the bytes. */
function renderDocument(
  element: React.ReactElement,
  build: ShellBuild,
  onError: (error: unknown, componentStack: string) => void,
): Promise<Buffer> {
  const { promise, resolve, reject } = Promise.withResolvers<Buffer>();
  const chunks: Buffer[] = [];
  const sink = new Writable({
    write(chunk: Buffer, _encoding, done) {
      chunks.push(chunk);
      done();
    },
    final(done) {
      resolve(Buffer.concat(chunks));
      done();
    },
  });
  const stream = renderToPipeableStream(element, {
    // A boundary over this size would be sent behind a fallback with an inline script.
    progressiveChunkSize: Number.POSITIVE_INFINITY,
    bootstrapScripts: build.scripts.map((file) => ({
      src: assetUrl('shell', build.version, file),
      integrity: build.assets[file] ?? '',
      crossOrigin: 'anonymous',
    })),
    onAllReady: () => void stream.pipe(sink),
    onShellError: reject,
    onError: (error, { componentStack }) => onError(error, componentStack ?? ''),
  });
  return promise;
}
