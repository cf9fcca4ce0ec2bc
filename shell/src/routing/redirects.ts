import type { PageRoute } from 'shared-contracts/api/shop';
import { mailLinkFields } from 'shared-contracts/routes';
import { ApiError, endpointQuery, type ShopContext } from 'shared-runtime';
import { fetchRoute } from './find-route.ts';

/** What few visits need, so that its code comes with the first of them. */

type Redirect = NonNullable<PageRoute['redirect']>;

/** Nobody means more; a chain that goes on is a mistake in the table. */
const maxRedirects = 5;

/**
 * Where a chain of redirects ends, as one. Null for one that bites its tail or goes on, and for a target that no browser
 * should open: only what the shop's table names as a whole address leads out of the shop.
 */
export async function followRedirects(
  context: ShopContext,
  url: URL,
  first: Redirect,
): Promise<Redirect | null> {
  const seen = new Set([withoutTrailingSlash(url.pathname)]);
  let { status } = first;
  let target = targetOf(first.url, url);
  while (target !== null && target.origin === url.origin) {
    const path = withoutTrailingSlash(target.pathname);
    if (seen.has(path) || seen.size > maxRedirects) return null;
    seen.add(path);
    // oxlint-disable-next-line no-await-in-loop -- each hop is known from the one before
    const next = (await fetchRoute(context, target.pathname).catch(() => null))?.redirect ?? null;
    if (next === null) return { url: toShopPath(target), status };
    if (next.status === 302) status = 302;
    target = targetOf(next.url, target);
  }
  return target && { url: target.href, status };
}

/** Where the shop leads a search instead of to its results. Null: to its results. */
export async function searchRedirect(context: ShopContext, url: URL): Promise<string | null> {
  const seen = new Set<string>();
  let at = url;
  while (seen.size < maxRedirects) {
    const term = at.searchParams.get('s')?.trim() ?? '';
    if (term === '' || seen.has(term)) return null;
    seen.add(term);
    const query = endpointQuery(context, 'search-url', { store_id: context.store.id, term });
    // The results are always there to be shown: a search that cannot be looked up leads to them.
    // oxlint-disable-next-line no-await-in-loop -- each hop is known from the one before
    const answer = await context.queryClient.fetchQuery(query).catch(() => null);
    if (!answer?.isRedirect) return at === url ? null : toShopPath(at);
    const target = targetOf(answer.url, at);
    if (target === null) return null;
    if (target.origin !== url.origin) return target.href;
    if (withoutTrailingSlash(target.pathname) !== '/search') return toShopPath(target);
    at = target;
  }
  return null;
}

/** True for the query of a link that was mailed to somebody. Rejects where the API cannot say. */
export async function isMailedLink(context: ShopContext, url: URL): Promise<boolean> {
  const [hashedEmail = '', hashedToken = ''] = mailLinkFields.map(
    (field) => url.searchParams.get(field) ?? '',
  );
  if (hashedEmail === '' || hashedToken === '') return false;
  const link = { hashedEmail, hashedToken, storeId: context.store.id };
  try {
    await context.queryClient.fetchQuery(endpointQuery(context, 'newsletter', link));
    return true;
  } catch (error) {
    const status = error instanceof ApiError ? error.failure.status : 0;
    if (status >= 400 && status < 500) return false;
    throw error;
  }
}

/** A link that opens nothing is not carried into the address of the sign-in page. */
export function withoutMailLink({ pathname, search }: URL): string {
  const query = new URLSearchParams(search);
  for (const field of mailLinkFields) query.delete(field);
  return query.size === 0 ? pathname : `${pathname}?${query}`;
}

/** Null for what is no address, or leads out of the shop without saying so, such as `//host` and `/\host`. */
function targetOf(text: string, from: URL): URL | null {
  if (!URL.canParse(text, from)) return null;
  const target = new URL(text, from);
  const isNamed = /^https?:\/\//i.test(text);
  if (!isNamed && target.origin !== from.origin) return null;
  // A campaign's parameters go along, unless the target has a query of its own.
  if (target.origin === from.origin && target.search === '') target.search = from.search;
  return target;
}

/** Two slashes at the beginning would be a host again. */
function toShopPath({ pathname, search, hash }: URL): string {
  return pathname.replace(/^\/+/, '/') + search + hash;
}

function withoutTrailingSlash(path: string): string {
  return path.length > 1 ? path.replace(/\/$/, '') : path;
}
