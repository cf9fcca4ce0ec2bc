import type { PageRoute } from 'shared-contracts/api/shop';
import { pageRoute } from 'shared-contracts/descriptors/shop';
import { forcedRoute } from 'shared-contracts/routes';
import { ApiError, endpointQuery, type ShopContext } from 'shared-runtime';
import { withTimeout } from 'shared-runtime/host';

/** Timeouts for page routes, milliseconds. A phone's network is slower than the server's. */
const routeTimeoutMs = { server: 5_000, browser: 15_000 };
/** Timeout for the metadata of a forced route, milliseconds. */
const metaTimeoutMs = 2_000;
/** The API's limit, characters. */
const maxPathLength = 2_048;

/** Fetches the route of a path. Rejects on errors and timeouts. */
export function fetchRoute(
  context: ShopContext,
  path: string,
  timeoutMs = routeTimeoutMs[context.side],
): Promise<PageRoute> {
  const notFound = { type: null, entity_id: null, redirect: null, store_id: context.store.id, meta: null };
  if (path.length > maxPathLength) return Promise.resolve(notFound);
  const query = endpointQuery(context, pageRoute, { path, store_id: context.store.id });
  return withTimeout(context.queryClient.fetchQuery(query), timeoutMs, 'page-route').catch(
    (error: unknown) => {
      // Specification §8: a route that is not found has no type, and the fallback applies.
      if (error instanceof ApiError && error.failure.code === 'not_found') return notFound;
      throw error;
    },
  );
}

/**
 * Returns the route of a path. Forced routes are known from the path; the API only adds metadata, without which they
 * are shown too.
 */
export async function findRoute(context: ShopContext, path: string, isTestHost: boolean): Promise<PageRoute> {
  const forced = forcedRoute(path, isTestHost);
  if (!forced) return fetchRoute(context, path);
  const worded = await fetchRoute(context, path, metaTimeoutMs).catch(() => null);
  const { type, entityId } = forced;
  const meta = worded?.meta ?? null;
  return {
    type,
    entity_id: entityId,
    redirect: null,
    store_id: context.store.id,
    meta: meta && type === 'cms-preview' ? { ...meta, robots: 'noindex', alternates: [] } : meta,
  };
}
