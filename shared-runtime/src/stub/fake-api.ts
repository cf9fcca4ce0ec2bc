import { getResponse, http, HttpResponse, type RequestHandler } from 'msw';
import { endpoints, type EndpointName, type ParsedRequestOf, type ResponseOf } from 'shared-contracts/api';
import { httpStatusOf, type ErrorBody, type ErrorCode } from 'shared-contracts/errors';

/** An error response of a faked endpoint. */
export class ErrorResponse {
  readonly code: ErrorCode;
  readonly extra: Partial<ErrorBody>;

  constructor(code: ErrorCode, extra: Partial<ErrorBody> = {}) {
    this.code = code;
    this.extra = extra;
  }
}

type Answer<Name extends EndpointName> = (
  request: ParsedRequestOf<Name>,
) => ResponseOf<Name> | ErrorResponse | Promise<ResponseOf<Name> | ErrorResponse>;

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
    if (result instanceof ErrorResponse) {
      const { code, extra } = result;
      const body: ErrorBody = { code, message: 'Something went wrong', requestId: 'test', ...extra };
      return HttpResponse.json(body, { status: httpStatusOf(code) });
    }
    return HttpResponse.json(endpoint.response.parse(result) as object);
  });
}

/** Returns a `fetch` that reaches these handlers only. */
export function fakeFetch(handlers: readonly RequestHandler[]): typeof fetch {
  return async (input, init) => {
    const given = input instanceof Request ? input.url : String(input);
    const url = new URL(given, 'http://shop.test');
    const request = new Request(`http://shop.test${url.pathname}${url.search}`, { ...init, signal: null });
    const response = await getResponse([...handlers], request);
    if (!response)
      throw new Error(`Nothing answers ${request.method} ${url.pathname}; add answer('…') for it`);
    return response;
  };
}
