import { jest } from '@jest/globals';
import type { ErrorCode } from 'shared-contracts/errors';
import { defaultStore } from 'shared-contracts/stores';
import type { ApiClient } from 'shared-runtime';
import { createStubShop } from 'shared-runtime/testing';
import { pageOf, regionsOver } from 'shared-runtime/testing/regions';
import { resolveAddress, testMeta, testPageTypes, testRoute } from '../../testing/routing-fixture.ts';
import { metaOf } from '../page-state.ts';
import { resolvePage } from './resolve-page.ts';

/** Without the fake API, which rejects what the contract does not allow. */
function resolveOver(body: unknown, side: 'server' | 'browser' = 'server') {
  const answer = { ok: true, data: body };
  return resolveWith(
    () => (body === undefined ? new Promise(() => undefined) : Promise.resolve(answer)),
    side,
  );
}

async function resolveWith(call: () => Promise<unknown>, side: 'server' | 'browser' = 'server') {
  const { context } = createStubShop();
  const api = { call: call as ApiClient['call'] };
  const { regions } = regionsOver(() => Promise.resolve(pageOf({})));
  const parts = { regions, pageTypes: testPageTypes, claims: {}, isTestHost: false };
  const own = { ...context, api, side };
  return resolvePage(
    { ...parts, context: own, contextFor: () => own, timeoutOf: () => 50, reportFailure: () => undefined },
    new URL('http://localhost/somewhere'),
  );
}

describe('resolvePage, with a newer API', () => {
  it.each(['__proto__', 'toString', 'hasOwnProperty', '', 'a'.repeat(41), '../x', 'not-found'])(
    'redirects %j, which is no page type, to the fallback',
    async (type) => {
      expect((await resolveOver({ ...testRoute(), type })).redirect).toEqual({ url: '/404', status: 302 });
    },
  );

  it.each(['gift-cards', 'constructor'])('returns for %j that no release renders it', async (type) => {
    expect((await resolveOver({ ...testRoute(), type })).state).toMatchObject({
      kind: 'soon',
      pageType: type,
      meta: { robots: 'noindex' },
    });
  });

  it('accepts unknown properties', async () => {
    const { state } = await resolveOver({
      ...testRoute(),
      mood: 'sunny',
      meta: { ...testMeta, keywords: 'x' },
    });
    expect(state).toMatchObject({ kind: 'page', status: 200 });
  });
});

describe('resolvePage, when page-route fails', () => {
  const failing = (code: ErrorCode, status: number) => () =>
    Promise.resolve({ ok: false, failure: { code, status, message: 'No', isRetryable: false, body: null } });

  it.each(['server', 'browser'] as const)(
    'redirects to the fallback for not_found on the %s',
    async (side) => {
      const { redirect } = await resolveWith(failing('not_found', 404), side);
      expect(redirect).toEqual({ url: '/404', status: 302 });
    },
  );

  it.each([
    ['internal', 500],
    ['invalid_request', 400],
  ] as const)('returns the error page for %s', async (code, status) => {
    expect((await resolveWith(failing(code, status))).state).toMatchObject({ kind: 'error', status: 503 });
  });
});

describe('resolvePage, when the API does not answer', () => {
  it.each(['server', 'browser'] as const)('times out on the %s', async (side) => {
    jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick', 'setImmediate'] });
    try {
      const resolution = resolveOver(undefined, side);
      await jest.advanceTimersByTimeAsync(20_000);
      expect((await resolution).state).toMatchObject({ kind: 'error', reason: 'server', status: 503 });
    } finally {
      jest.useRealTimers();
    }
  });
});

describe('metaOf, with hostile metadata', () => {
  const url = new URL('http://localhost:3000/gloves');
  const metaWith = (parts: object) =>
    metaOf(testRoute({ meta: { ...testMeta, ...parts } }), defaultStore, url);

  it.each(['javascript:alert(1)', 'http://[', 'data:text/html,<script>'])(
    'drops the canonical URL %s',
    (canonical) => {
      expect(metaWith({ canonical }).canonical).toBeNull();
    },
  );

  it('drops alternates with invalid URLs', () => {
    const alternates = [
      { hreflang: 'fr-FR', href: 'javascript:alert(1)' },
      { hreflang: 'x-default', href: 'http://[' },
      { hreflang: 'en-IE', href: '//ie.localhost/gloves' },
    ];
    expect(metaWith({ alternates }).alternates).toEqual([
      { hreflang: 'en-IE', href: 'http://ie.localhost:3000/gloves' },
    ]);
  });

  it('passes markup on as text', async () => {
    const title = '</title><script>alert(1)</script>';
    const routes = { '/gloves': { meta: { ...testMeta, title } } };
    expect((await resolveAddress('/gloves', { routes })).state?.meta.title).toBe(title);
  });
});
