import type { PageMeta, PageRoute, PageType } from 'shared-contracts/api/shop';
import type { PageName, RemoteName } from 'shared-contracts/exposes';
import { pageTable, paths, type PageTableRow } from 'shared-contracts/routes';
import type { Session } from 'shared-contracts/session';
import type { Store } from 'shared-contracts/stores';
import { ApiError, endpointQuery, type PageParams, type ShopContext } from 'shared-runtime';
import type { RegionFailure } from 'shared-runtime/host';
import type { RegionStore } from '../remotes/region-store.ts';
import { withTimeout } from '../remotes/timeout.ts';
import { bareMeta, metaOf, type PageState } from './page-state.ts';

export interface PageResolution {
  state: PageState;
  redirect?: never;
}
export interface RedirectResolution {
  state?: never;
  redirect: { url: string; status: number };
}

export interface ResolverParts {
  context: ShopContext;
  regions: RegionStore;
  /** Who the visitor is now; in the browser that changes while the tab lives. */
  currentSession: () => Session;
  /** Milliseconds. */
  timeoutOf: (remote: RemoteName) => number;
  reportFailure: (failure: RegionFailure) => void;
}

/** The way from an address to a page: route → guard → code → data. The same on both sides. */
export async function resolvePage(
  parts: ResolverParts,
  url: URL,
): Promise<PageResolution | RedirectResolution> {
  const { context } = parts;
  const path = url.pathname;
  let route: PageRoute;
  try {
    route = await context.queryClient.fetchQuery(
      endpointQuery(context, 'page-route', { path, store_id: context.store.id }),
    );
  } catch (error) {
    return { state: failureState(error, context) };
  }
  if (route.redirect) return { redirect: route.redirect };
  if (route.type === null) return notFound(path, context.store);
  const row = pageTable[route.type];
  if (!row) return notFound(path, context.store);

  const turnedAway = guard(row, parts.currentSession(), path + url.search);
  if (turnedAway) return { redirect: { url: turnedAway, status: 302 } };

  const params: PageParams = {
    path,
    search: Object.fromEntries(url.searchParams),
    entityId: route.entity_id,
    pageType: route.type,
  };
  const meta = metaOf(route, context.store, url);
  const { page } = row;
  if (page === null) return { state: soonState(route.type, row, meta) };
  return { state: await loadPage(parts, meta, { ...row, page }, params) };
}

function soonState(pageType: PageType, { entry }: PageTableRow, meta: PageMeta): PageState {
  // Nothing to find there yet.
  return {
    kind: 'soon',
    status: 200,
    pageType,
    isForMembers: entry === 'members',
    meta: { ...meta, robots: 'noindex' },
  };
}

/** An unknown path is sent to the fallback, which is the page that answers 404 itself. */
function notFound(path: string, store: Store): PageResolution | RedirectResolution {
  if (path !== paths.notFound) return { redirect: { url: paths.notFound, status: 302 } };
  return { state: { kind: 'not-found', status: 404, meta: bareMeta(store) } };
}

function guard(row: PageTableRow, session: Session, target: string): string | null {
  if (row.entry === 'members' && !session.isUserLoggedIn) return paths.login(target);
  if (row.entry === 'guests' && session.isUserLoggedIn) return paths.home;
  return null;
}

type BuiltRow = PageTableRow & { page: PageName };

async function loadPage(
  { context, regions, timeoutOf, reportFailure }: ResolverParts,
  meta: PageMeta,
  row: BuiltRow,
  params: PageParams,
): Promise<PageState> {
  const base = { kind: 'page', page: row.page, params, layout: row.layout, tracking: row.tracking } as const;
  const region = await regions.retry('page', row.page);
  // The frame is whole even when the page's remote is not; 503 keeps such a page out of every cache.
  if (region.status === 'failed') return { ...base, status: 503, meta };
  if (!region.module.load) return { ...base, status: 200, meta };
  try {
    const timeout = timeoutOf(region.remote);
    const result = await withTimeout(region.module.load(context, params), timeout, `data of ${row.page}`);
    const status = result?.status ?? 200;
    if (status === 404) return { kind: 'not-found', status: 404, meta: bareMeta(context.store) };
    return { ...base, status, meta: layOver(meta, result?.meta) };
  } catch (error) {
    if (isCode(error, 'not_found')) {
      return { kind: 'not-found', status: 404, meta: bareMeta(context.store) };
    }
    if (isCode(error, 'authentication_required')) return signInRequired(context, params);
    // Without a network the page's remote is not to blame, and has nothing to show in the page's place.
    if (context.side === 'browser' && isCode(error, 'network')) return failureState(error, context);
    const { remote, version } = region;
    reportFailure({ remote, version, region: row.page, phase: 'data', error });
    return { ...base, status: 503, meta };
  }
}

/** A page that words its own title is shared under it too. */
function layOver(meta: PageMeta, own: Partial<PageMeta> = {}): PageMeta {
  return { ...meta, og: { ...meta.og, title: own.title ?? meta.og.title }, ...own };
}

/** What the page would have said of itself is for members too, so only the shop's name is left. */
function signInRequired({ store }: ShopContext, { path, search }: PageParams): PageState {
  const query = new URLSearchParams(search).toString();
  const target = query === '' ? path : `${path}?${query}`;
  return { kind: 'sign-in-required', status: 200, target, meta: bareMeta(store) };
}

function isCode(error: unknown, code: string): boolean {
  return error instanceof ApiError && error.failure.code === code;
}

function failureState(error: unknown, { side, store }: ShopContext): PageState {
  // Only the browser can be offline; on the server an unreachable API is a fault of the shop's own.
  const reason = side === 'browser' && isCode(error, 'network') ? 'offline' : 'server';
  return { kind: 'error', reason, status: 503, meta: bareMeta(store) };
}
