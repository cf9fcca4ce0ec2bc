import { queryOptions } from '@tanstack/react-query';
import type {
  CallErrorCode,
  CallRequest,
  CallResponse,
  EndpointDescriptor,
} from 'shared-contracts/api/descriptor';
import { queryKey, type EndpointQueryKey } from 'shared-contracts/api/query-key';
import { ApiError, type ApiClient } from './api-client.ts';
import { describeReleasedCall } from './released-calls.ts';

/** Returns the query options of one endpoint, so that server, browser, load and hook share one cache entry. */
export function endpointQuery<Descriptor extends EndpointDescriptor>(
  source: { api: ApiClient; store: { id: number } },
  endpoint: Descriptor,
  request: CallRequest<Descriptor>,
) {
  type Response = CallResponse<Descriptor>;
  return queryOptions<Response, ApiError<CallErrorCode<Descriptor>>, Response, EndpointQueryKey>({
    queryKey: queryKey(
      typeof endpoint === 'string' ? describeReleasedCall(endpoint) : endpoint,
      source.store.id,
      request as Record<string, unknown>,
    ) as EndpointQueryKey,
    queryFn: async ({ signal }) => {
      const result = await source.api.call(endpoint, request, { signal });
      if (!result.ok) throw new ApiError(result.failure);
      return result.data;
    },
  });
}
