import { jest } from '@jest/globals';
import { basketUpdate } from 'shared-contracts/descriptors/basket';
import { singleProduct } from 'shared-contracts/descriptors/product';
import { predictiveSearch } from 'shared-contracts/descriptors/search';
import { sessionData } from 'shared-contracts/descriptors/session';
import type { EndpointDescriptor } from 'shared-contracts/api/descriptor';
import { createApiClient } from './api-client.ts';

type Fetch = typeof fetch;

function clientOver(respond: () => Response | Promise<Response>) {
  const requests: { url: string; init: RequestInit }[] = [];
  const fake = jest.fn<Fetch>(async (url, init = {}) => {
    requests.push({ url: url as string, init });
    return respond();
  });
  const headers = { cookie: 'sid=1', 'x-request-id': 'request-1' };
  return { api: createApiClient({ baseUrl: 'http://api.test', fetch: fake, headers }), requests };
}

const answer = (body: unknown, init?: ResponseInit) => new Response(JSON.stringify(body), init);

describe('createApiClient', () => {
  it('puts path parameters into the path and the rest into the query, without undefined values', async () => {
    const { api, requests } = clientOver(() => answer({}));
    await api.call(singleProduct, { productId: 101, store_id: 1, parentBundleId: undefined });
    expect(requests[0]?.url).toBe('http://api.test/api/single-product/101?store_id=1');
    expect(requests[0]?.init.method).toBe('GET');
  });

  it('escapes the values of the query', async () => {
    const { api, requests } = clientOver(() => answer({}));
    await api.call(predictiveSearch, { storeId: 1, q: 'a&b=c /é' });
    expect(new URL(requests[0]?.url ?? '').searchParams.get('q')).toBe('a&b=c /é');
  });

  it("sends a change as JSON, with the client's headers", async () => {
    const { api, requests } = clientOver(() => answer({}));
    await api.call(basketUpdate, { store_id: 1, cartItemId: 5, qty: 0, version: 2 });
    const init = requests[0]?.init;
    expect(JSON.parse(init?.body as string)).toEqual({ store_id: 1, cartItemId: 5, qty: 0, version: 2 });
    expect(init?.headers).toMatchObject({ cookie: 'sid=1', 'content-type': 'application/json' });
  });

  it('returns an expected failure as data, with the server’s message', async () => {
    const body = { code: 'too_many_attempts', message: 'Slow down', requestId: 'r-9' };
    const { api } = clientOver(() => answer(body, { status: 429, headers: { 'retry-after': '900' } }));
    const result = await api.call(sessionData, { store_id: 1 });
    expect(result).toEqual({
      ok: false,
      failure: {
        code: 'too_many_attempts',
        message: 'Slow down',
        status: 429,
        isRetryable: true,
        requestId: 'r-9',
        retryAfterSeconds: 900,
        retryAfter: 900,
        body,
      },
    });
  });

  it.each([
    [502, '<html>Bad gateway</html>', 'internal', true],
    [500, 'null', 'internal', true],
    [404, 'not JSON', 'invalid_request', false],
    [200, 'cut off {', 'internal', true],
    [502, '"upstream"', 'internal', true],
    [502, '{"message":"from a proxy"}', 'internal', true],
  ])('returns a failure for %i with an unknown body: %j', async (status, body, code, isRetryable) => {
    const { api } = clientOver(() => new Response(body, { status, headers: { 'x-request-id': 'r-7' } }));
    const result = await api.call(sessionData, { store_id: 1 });
    expect(result).toMatchObject({ ok: false, failure: { code, status, isRetryable, requestId: 'r-7' } });
  });

  it('uses the specification’s default message for an answer without a message', async () => {
    const { api } = clientOver(() => new Response('<html>', { status: 502 }));
    const result = await api.call(sessionData, { store_id: 1 });
    expect(result).toMatchObject({ ok: false, failure: { message: 'Something went wrong' } });
  });

  it('returns a network failure without an answer', async () => {
    const { api } = clientOver(() => Promise.reject(new TypeError('fetch failed')));
    const result = await api.call(sessionData, { store_id: 1 });
    expect(result).toMatchObject({ ok: false, failure: { code: 'network', status: 0, isRetryable: true } });
  });

  it('rejects a malformed descriptor before anything is sent', async () => {
    const { api, requests } = clientOver(() => answer({}));
    const forged: object = { ...sessionData, path: '//evil.test/api/session-data' };
    await expect(api.call(forged as EndpointDescriptor, { store_id: 1 })).rejects.toThrow(
      /^Malformed endpoint descriptor: its path/,
    );
    expect(requests).toEqual([]);
  });

  it('rejects when the caller has aborted', async () => {
    const controller = new AbortController();
    const { api } = clientOver(() => {
      controller.abort();
      return Promise.reject(new DOMException('aborted', 'AbortError'));
    });
    await expect(api.call(sessionData, { store_id: 1 }, { signal: controller.signal })).rejects.toThrow(
      'aborted',
    );
  });
});
