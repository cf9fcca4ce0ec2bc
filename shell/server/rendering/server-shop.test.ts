import pino from 'pino';
import { guestSessionData } from 'shared-contracts/session';
import { defaultStore } from 'shared-contracts/stores';
import { ApiError } from 'shared-runtime';
import { createApiClient } from 'shared-runtime/host';
import { createServerShop } from './server-shop.ts';

/** Returns the failures that are reported when the API answers a region's call with a status. */
function failuresFor(error: unknown): string[] {
  const failed: string[] = [];
  const shop = createServerShop(
    {
      url: new URL('http://localhost/search?s=x'),
      store: defaultStore,
      session: guestSessionData(defaultStore),
      experiments: {},
      isTestHost: false,
      isPersonal: false,
      hasInlineStyles: true,
      snapshot: { revision: 1, releases: {} },
      api: createApiClient({ baseUrl: 'http://127.0.0.1:9', fetch, headers: {} }),
      log: pino({ level: 'silent' }),
      reporter: { shown: () => undefined, failed: ({ remote, phase }) => failed.push(`${remote} ${phase}`) },
    },
    { loaderFor: () => ({ load: () => Promise.reject(new Error('no release')) }) },
  );
  const region = { remote: 'mf-search', version: '1.5.0', region: 'search/results' } as const;
  shop.resolver.reportFailure({ ...region, phase: 'data', error });
  return failed;
}

const answered = (status: number) =>
  new ApiError({
    code: status === 0 ? 'network' : status < 500 ? 'invalid_request' : 'internal',
    message: '',
    status,
    isRetryable: false,
    requestId: null,
    retryAfterSeconds: null,
    body: null,
  });

describe('createServerShop, when a region’s data fails', () => {
  it.each([400, 404, 409, 422, 429])('reports no failure for the API status %i', (status) => {
    expect(failuresFor(answered(status))).toEqual([]);
  });

  it.each([0, 500, 503])('reports a failure for the API status %i', (status) => {
    expect(failuresFor(answered(status))).toEqual(['mf-search data']);
  });

  it('reports a failure when the region’s code throws', () => {
    expect(failuresFor(new TypeError('x is undefined'))).toEqual(['mf-search data']);
  });
});
