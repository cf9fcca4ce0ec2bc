import type { PageMeta, PageRoute } from 'shared-contracts/api/shop';
import type { ExposeName } from 'shared-contracts/exposes';
import type { PageClaims, PageTypes, RemoteName } from 'shared-contracts/releases';
import { entryOfPath, pageTypePattern, paths, type PageEntry } from 'shared-contracts/routes';
import type { Store } from 'shared-contracts/stores';
import { ApiError, type PageParams, type ShopContext } from 'shared-runtime';
import { type ContextFor, type RegionFailure, type RegionStore, withTimeout } from 'shared-runtime/host';
import { findClaim } from '../../remotes/snapshot.ts';
import { findRoute } from './find-route.ts';
import { loadRedirects, checkAccess } from './check-access.ts';
import { bareMeta, isMembersEntry, metaOf, type PageState } from '../page-state.ts';

export interface PageResolution {
  state: PageState;
  redirect?: never;
}
export interface RedirectResolution {
  state?: never;
  redirect: { url: string; status: number };
}

export interface ResolverOptions {
  context: ShopContext;
  contextFor: ContextFor;
  regions: RegionStore;
  /** Shows unpublished stories to editors. */
  isTestHost: boolean;
  /** For the page of a rejected form without JavaScript; on the server only. */
  enteredValues?: PageParams['enteredValues'];
  /** Pages by the page types that the releases of the snapshot render. */
  pageTypes: PageTypes;
  /** Paths that the releases of the snapshot claim. */
  claims: PageClaims;
  /** Milliseconds. */
  timeoutOf: (remote: RemoteName) => number;
  reportFailure: (failure: RegionFailure) => void;
}

/** Resolves a URL to a page or redirect: route, access check, code, data. The same on server and in the browser. */
export async function resolvePage(
  options: ResolverOptions,
  url: URL,
): Promise<PageResolution | RedirectResolution> {
  const { context } = options;
  if (isFallback(url.pathname)) return { state: notFoundState(context.store) };
  let found: Found | Redirect;
  try {
    found = await findPage(options, url);
  } catch (error) {
    return { state: failureState(error, context) };
  }
  if ('status' in found) return { redirect: found };
  const shown = await loadFound(options, found, url);
  return 'url' in shown ? { redirect: shown } : { state: shown };
}

interface Found {
  route: PageRoute;
  /** The name of the page if a release claims it. */
  pageType: string;
  entry: PageEntry;
  /** Null for a page type that no release renders. */
  row: PageRow | null;
}

type PageRow = Pick<PageTypes[string], 'page' | 'tracking'>;

type Redirect = RedirectResolution['redirect'];

/** Finds the page of a URL for this visitor, or a redirect. Rejects if the API fails. */
async function findPage(options: ResolverOptions, url: URL): Promise<Found | Redirect> {
  const { context } = options;
  const [route, searched] = await Promise.all([
    findRoute(context, url.pathname, options.isTestHost),
    isSearch(url) ? (await loadRedirects()).searchRedirect(context, url) : null,
  ]);
  if (route.redirect) {
    return (await (await loadRedirects()).followRedirects(context, url, route.redirect)) ?? fallbackRedirect;
  }
  const found = findRow(options, route, url);
  if (!found) return fallbackRedirect;
  const elsewhere = searched ?? (await checkAccess(context, found.entry, url));
  return elsewhere === null ? found : { url: elsewhere, status: 302 };
}

/**
 * Returns the page of a route. A rendered page type wins over a claim. A claim wins over a type that no release renders, so
 * that an API may know the type of a claimed page before a release does.
 */
function findRow({ pageTypes, claims }: ResolverOptions, route: PageRoute, url: URL): Found | undefined {
  const { type } = route;
  const row = type !== null && Object.hasOwn(pageTypes, type) ? pageTypes[type] : undefined;
  if (type !== null && row) return { route, pageType: type, entry: row.entry, row };
  const claim = findClaim(claims, url.pathname);
  if (claim) return { route, pageType: claim.page, entry: claim.entry, row: claim };
  const isKnown = type !== null && type !== 'not-found' && pageTypePattern.test(type);
  return isKnown ? { route, pageType: type, entry: entryOfPath(url.pathname), row: null } : undefined;
}

async function loadFound(options: ResolverOptions, found: Found, url: URL): Promise<PageState | Redirect> {
  const { route, pageType, entry, row } = found;
  const meta = metaOf(route, options.context.store, url);
  if (row === null) {
    // Without any release nothing is known about the page.
    if (Object.keys(options.pageTypes).length === 0)
      return { kind: 'error', reason: 'release', status: 503, meta: bareMeta(options.context.store) };
    return comingSoonState(pageType, entry, meta);
  }
  const params: PageParams = {
    path: url.pathname,
    search: Object.fromEntries(url.searchParams),
    entityId: route.entity_id,
    pageType,
    ...(options.enteredValues && { enteredValues: options.enteredValues }),
  };
  const { page, tracking } = row;
  return loadPage(options, meta, { page: page as ExposeName, tracking, entry }, params);
}

/** Search redirects apply to the search page only. */
function isSearch({ pathname, searchParams }: URL): boolean {
  return /^\/search\/?$/.test(pathname) && Boolean(searchParams.get('s'));
}

function comingSoonState(pageType: string, entry: PageEntry, meta: PageMeta): PageState {
  // Search engines must not index it.
  return {
    kind: 'soon',
    status: 200,
    pageType,
    isForMembers: isMembersEntry(entry),
    meta: { ...meta, robots: 'noindex' },
  };
}

/** Unknown paths are redirected to the fallback, which answers 404 without any other service. */
const fallbackRedirect = { url: paths.notFound, status: 302 };

const isFallback = (path: string) => path.replace(/\/$/, '') === paths.notFound;

function notFoundState(store: Store): PageState {
  return { kind: 'not-found', status: 404, meta: bareMeta(store) };
}

interface LoadedRow {
  page: ExposeName;
  tracking: string;
  entry: PageEntry;
}

async function loadPage(
  { context, contextFor, regions, timeoutOf, reportFailure }: ResolverOptions,
  meta: PageMeta,
  row: LoadedRow,
  params: PageParams,
): Promise<PageState | Redirect> {
  const base = { kind: 'page', ...row, params } as const;
  const region = await regions.retry('page', row.page);
  // The frame is shown without the page; 503 keeps it out of caches.
  if (region.status === 'failed') return { ...base, status: 503, meta };
  if (!region.module.load) return { ...base, status: 200, meta };
  try {
    const timeout = timeoutOf(region.remote);
    const own = contextFor(region.remote, region.version);
    const result = await withTimeout(region.module.load(own, params), timeout, `data of ${row.page}`);
    const { redirect, structuredData } = result ?? {};
    if (redirect !== undefined && isPath(redirect)) return { url: redirect, status: 302 };
    const status = result?.status ?? 200;
    if (status === 404 && !result?.isNotFoundShown) return notFoundState(context.store);
    return {
      ...base,
      status,
      ...(status === 503 && result?.isFailureShown && { isFailureShown: true }),
      meta: mergeMeta(meta, result?.meta),
      ...(structuredData && { structuredData }),
    };
  } catch (error) {
    if (isCode(error, 'not_found')) return notFoundState(context.store);
    if (isCode(error, 'authentication_required')) return signInRequired(context, params);
    // Without a network the failure is not the remote's.
    if (context.side === 'browser' && isCode(error, 'network')) return failureState(error, context);
    const { remote, version } = region;
    reportFailure({ remote, version, region: row.page, phase: 'data', error });
    return { ...base, status: 503, meta };
  }
}

/** False for paths that browsers read as another host, such as `//host` and `/\host`. */
const isPath = (text: string) => /^\/(?![/\\])/.test(text);

/** A page's own title is also used for sharing. */
function mergeMeta(meta: PageMeta, own: Partial<PageMeta> = {}): PageMeta {
  return { ...meta, og: { ...meta.og, title: own.title ?? meta.og.title }, ...own };
}

/** The page's metadata is for members, so only the shop's name is shown. */
function signInRequired({ store }: ShopContext, { path, search }: PageParams): PageState {
  const query = new URLSearchParams(search).toString();
  const target = query === '' ? path : `${path}?${query}`;
  return { kind: 'sign-in-required', status: 200, target, meta: bareMeta(store) };
}

function isCode(error: unknown, code: string): boolean {
  return error instanceof ApiError && error.failure.code === code;
}

function failureState(error: unknown, { side, store }: ShopContext): PageState {
  // Only browsers can be offline; on the server an unreachable API is a server error.
  const reason = side === 'browser' && isCode(error, 'network') ? 'offline' : 'server';
  return { kind: 'error', reason, status: 503, meta: bareMeta(store) };
}
