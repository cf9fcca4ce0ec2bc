import type { PageRoute } from 'shared-contracts/api/shop';
import { newsletter } from 'shared-contracts/descriptors/newsletter';
import { searchUrl } from 'shared-contracts/descriptors/search';
import { newsletterLinkFields } from 'shared-contracts/routes';
import { ApiError, endpointQuery, type ShopContext } from 'shared-runtime';
import { fetchRoute } from './find-route.ts';

/** In a chunk of its own: few visits need redirects. */

type Redirect = NonNullable<PageRoute['redirect']>;

/** Longer chains are errors in the redirect table. */
const maxRedirects = 5;

/**
 * Follows a chain of redirects. Null for redirect loops, for chains longer than {@link maxRedirects}, and for invalid
 * targets. Only complete URLs from the shop's table lead out of the shop.
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
    // oxlint-disable-next-line no-await-in-loop -- each redirect depends on the one before
    const next = (await fetchRoute(context, target.pathname).catch(() => null))?.redirect ?? null;
    if (next === null) return { url: toShopPath(target), status };
    if (next.status === 302) status = 302;
    target = targetOf(next.url, target);
  }
  return target && { url: target.href, status };
}

/** Returns the redirect of a search term, or null if its results are shown. */
export async function searchRedirect(context: ShopContext, url: URL): Promise<string | null> {
  const seen = new Set<string>();
  let at = url;
  while (seen.size < maxRedirects) {
    const term = at.searchParams.get('s')?.trim() ?? '';
    if (term === '' || seen.has(term)) return null;
    seen.add(term);
    const query = endpointQuery(context, searchUrl, { store_id: context.store.id, term });
    // The results are always there to be shown: a search that cannot be looked up leads to them.
    // oxlint-disable-next-line no-await-in-loop -- each redirect depends on the one before
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

/** Returns whether the query is a valid newsletter link. Rejects if the API cannot tell. */
export async function isNewsletterLink(context: ShopContext, url: URL): Promise<boolean> {
  const [hashedEmail = '', hashedToken = ''] = newsletterLinkFields.map(
    (field) => url.searchParams.get(field) ?? '',
  );
  if (hashedEmail === '' || hashedToken === '') return false;
  const link = { hashedEmail, hashedToken, storeId: context.store.id };
  try {
    await context.queryClient.fetchQuery(endpointQuery(context, newsletter, link));
    return true;
  } catch (error) {
    const status = error instanceof ApiError ? error.failure.status : 0;
    if (status >= 400 && status < 500) return false;
    throw error;
  }
}

/** Removes the parameters of an invalid newsletter link, so that they are not part of the sign-in URL. */
export function withoutNewsletterLink({ pathname, search }: URL): string {
  const query = new URLSearchParams(search);
  for (const field of newsletterLinkFields) query.delete(field);
  return query.size === 0 ? pathname : `${pathname}?${query}`;
}

/** Returns null for invalid URLs, and for paths that lead to another host, such as `//host` and `/\host`. */
function targetOf(text: string, from: URL): URL | null {
  if (!URL.canParse(text, from)) return null;
  const target = new URL(text, from);
  const isNamed = /^https?:\/\//i.test(text);
  if (!isNamed && target.origin !== from.origin) return null;
  // The query, such as campaign parameters, is kept unless the target has its own.
  if (target.origin === from.origin && target.search === '') target.search = from.search;
  return target;
}

/** Two leading slashes would be read as a host. */
function toShopPath({ pathname, search, hash }: URL): string {
  return pathname.replace(/^\/+/, '/') + search + hash;
}

function withoutTrailingSlash(path: string): string {
  return path.length > 1 ? path.replace(/\/$/, '') : path;
}
