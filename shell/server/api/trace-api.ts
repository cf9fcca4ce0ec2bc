import type { ApiClient } from 'shared-runtime';
import { failSpan, SpanKind, traceHeaders, withSpan } from 'shared-tracing/spans';

/** Adds a span for every call of a client, with the pattern of its path: parameters and query may be personal. */
export function traceApi(api: ApiClient): ApiClient {
  return {
    async call(endpoint, request, options) {
      // Remotes that were released before descriptors call by name.
      const called: unknown = endpoint;
      const name = typeof called === 'string' ? called : `${endpoint.method} ${endpoint.path}`;
      return withSpan(name, { kind: SpanKind.CLIENT }, async (span) => {
        const result = await api.call(endpoint, request, options);
        if (!result.ok) {
          span.setAttribute('http.response.status_code', result.failure.status);
          failSpan(span, result.failure.code);
        }
        return result;
      });
    },
  };
}

/**
 * Makes a call that has no client in a span.
 *
 * @param route pattern of the path
 * @param send gets the headers that make the call part of this trace
 */
export function traceCall<Answer extends { status: number }>(
  method: string,
  route: string,
  send: (headers: Record<string, string>) => Promise<Answer>,
): Promise<Answer> {
  return withSpan(`${method} ${route}`, { kind: SpanKind.CLIENT }, async (span) => {
    const answer = await send(traceHeaders());
    span.setAttribute('http.response.status_code', answer.status);
    if (answer.status >= 500) failSpan(span, String(answer.status));
    return answer;
  });
}
