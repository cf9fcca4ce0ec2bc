import { queryOptions } from '@tanstack/react-query';
import { queryKey, type EndpointQueryKey } from 'shared-contracts/api/query-key';
import type { EndpointName, RequestOf, ResponseOf } from 'shared-contracts/api';
import { ApiError, type ApiClient } from './api-client.ts';

/** Returns the query options of one endpoint, so that server, browser, load and hook share one cache entry. */
export function endpointQuery<Name extends EndpointName>(
  source: { api: ApiClient; store: { id: number } },
  name: Name,
  request: RequestOf<Name>,
) {
  return queryOptions<ResponseOf<Name>, ApiError, ResponseOf<Name>, EndpointQueryKey>({
    queryKey: queryKey(name, source.store.id, request as Record<string, unknown>) as EndpointQueryKey,
    queryFn: async ({ signal }) => {
      const result = await source.api.call(name, request, { signal });
      if (!result.ok) throw new ApiError(result.failure);
      return result.data;
    },
  });
}
