import { getResponse, http, HttpResponse, type RequestHandler } from 'msw';
import { endpoints, type EndpointName, type ParsedRequestOf, type ResponseOf } from 'shared-contracts/api';
import { httpStatusOf, type ErrorBody, type ErrorCode } from 'shared-contracts/errors';

/** An error response of a faked endpoint. */
export class ErrorResponse {
  readonly code: ErrorCode;
  readonly extra: Partial<ErrorBody>;
  readonly headers: Record<string, string>;

  /** @param retryAfter seconds of the header `Retry-After`, which is missing by default */
  constructor(code: ErrorCode, extra: Partial<ErrorBody> = {}, retryAfter?: number) {
    this.code = code;
    this.extra = extra;
    this.headers = retryAfter === undefined ? {} : { 'retry-after': String(retryAfter) };
  }
}

/** What a faked endpoint returns if no answer shall come at all: `fetch` rejects, as without a connection. */
export const noConnection = Symbol('no connection');

type Result<Name extends EndpointName> = ResponseOf<Name> | ErrorResponse | typeof noConnection;

type Answer<Name extends EndpointName> = (
  request: ParsedRequestOf<Name>,
) => Result<Name> | Promise<Result<Name>>;

/**
 * Fakes one endpoint. Request and answer are validated against the contract, so that a fake cannot differ from the
 * backend.
 */
export function answer<Name extends EndpointName>(name: Name, respond: Answer<Name>): RequestHandler {
  const endpoint = endpoints[name];
  const method = endpoint.method.toLowerCase() as 'get' | 'post' | 'put';
  return http[method](`http://shop.test${endpoint.path}`, async ({ request, params }) => {
    const url = new URL(request.url);
    const fields: unknown =
      endpoint.method === 'GET' ? Object.fromEntries(url.searchParams) : await request.json();
    const parsed = endpoint.request.parse({ ...(fields as object), ...params }) as ParsedRequestOf<Name>;
    const result = await respond(parsed);
    if (result === noConnection) return HttpResponse.error();
    if (result instanceof ErrorResponse) {
      const { code, extra, headers } = result;
      const body: ErrorBody = { code, message: 'Something went wrong', requestId: 'test', ...extra };
      return HttpResponse.json(body, { status: httpStatusOf(code), headers });
    }
    return HttpResponse.json(endpoint.response.parse(result) as object);
  });
}

/** Returns a `fetch` that reaches these handlers only. */
export function fakeFetch(handlers: readonly RequestHandler[]): typeof fetch {
  return async (input, init) => {
    const requestUrl = input instanceof Request ? input.url : String(input);
    const url = new URL(requestUrl, 'http://shop.test');
    const request = new Request(`http://shop.test${url.pathname}${url.search}`, { ...init, signal: null });
    const response = await getResponse([...handlers], request);
    if (!response)
      throw new Error(`Nothing answers ${request.method} ${url.pathname}; add answer('…') for it`);
    if (response.type === 'error') throw new TypeError('fetch failed');
    return response;
  };
}
