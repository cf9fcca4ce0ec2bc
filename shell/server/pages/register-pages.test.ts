import { createHash } from 'node:crypto';
import { jest } from '@jest/globals';
import type { FastifyInstance } from 'fastify';
import type { Experiment } from 'shared-contracts/experiments';
import { brotliDecompressSync, gunzipSync, zstdCompressSync, zstdDecompressSync } from 'node:zlib';
import type { Snapshot } from 'shared-contracts/releases';
import { writeStoredConsent } from 'shared-contracts/consent/consent-cookie';
import { guestSessionData } from 'shared-contracts/session';
import { defaultStore, storeById } from 'shared-contracts/stores';
import { QueueFullError } from '../http/fair-queue.ts';
import { defaultHttpLimits } from '../http/http-limits.ts';
import type { PageAnswer, RenderJob } from '../rendering/render-job.ts';
import { noSettings } from '../settings/store-settings.ts';
import { manifestOf } from '../testing/release-fixture.ts';
import {
  buildShell,
  noReleases,
  startFakeApi,
  type FakeAnswer,
  type FakeApi,
  emptyBuild,
} from '../testing/shell-fixture.ts';

const member = { ...guestSessionData(defaultStore), id: 7, name: 'Anna' };
const visit = { cookies: { sid: 'abc', vid: '0b9f3c52-7d6e-4b1a-9a55-3f1f6a3f2d10' } };

describe('registerPages', () => {
  let api: FakeApi;
  let app: FastifyInstance;
  let answer: FakeAnswer = { body: member };
  let page: PageAnswer | Error = {
    kind: 'document',
    status: 200,
    html: Buffer.from('<p>page</p>'),
    encoding: 'identity',
  };
  let seen: RenderJob;
  let rendered: string[] = [];
  let releases: Snapshot['releases'] = {};
  let experiments: Experiment[] = [];
  const consentVersion = '1f0c9a3e';

  beforeAll(async () => {
    api = await startFakeApi(() => answer);
    app = await buildShell({
      apiUrl: api.url,
      storeSettings: () => Promise.resolve({ ...noSettings, experiments, consentVersion }),
      releases: { ...noReleases, snapshotFor: () => ({ revision: 1, releases }) },
      renderPage: (job) => {
        seen = job;
        rendered.push(job.url);
        return page instanceof Error ? Promise.reject(page) : Promise.resolve(page);
      },
    });
  });
  beforeEach(() => {
    api.asked.length = 0;
    answer = { body: member };
    experiments = [];
    rendered = [];
    releases = {};
    page = { kind: 'document', status: 200, html: Buffer.from('<p>page</p>'), encoding: 'identity' };
  });
  afterAll(async () => {
    await app.close();
    await api.close();
  });

  it('sends a guest page to a visitor without a session, without calling the API', async () => {
    await app.inject({ url: '/' });
    expect(api.asked).toEqual([]);
    expect(seen).toMatchObject({ isPersonal: false, session: guestSessionData(defaultStore) });
  });

  it('renders a guest page with a rejected form for this browser only', async () => {
    const url = '/p?form_error=authentication_required';
    const cookies = { pending_add: 'x' };
    const returned = await app.inject({ url, cookies });
    expect(seen).toMatchObject({ isPersonal: true, session: { id: null } });
    expect(seen.headers['cookie']).toContain('pending_add=x');
    expect(returned.headers['cache-control']).toBe('no-store');
    await app.inject({ url });
    expect(seen.isPersonal).toBe(false);
    await app.inject({ url: '/p?form_error=', cookies: {} });
    await app.inject({ url: '/p', cookies });
    expect(seen.isPersonal).toBe(false);
    expect(seen.headers).not.toHaveProperty('cookie');
  });

  it.each(['social_login', '__Host-social_login'])(
    'renders the page of a social login for the browser with its cookie %s only',
    async (name) => {
      const cookies = { [name]: 'x' };
      const page = await app.inject({ url: '/customer/account/social/', cookies });
      expect(seen).toMatchObject({ isPersonal: true, session: { id: null } });
      expect(seen.headers['cookie']).toContain(`${name}=x`);
      expect(page.headers['cache-control']).toBe('no-store');
      // Queries of their own, because pages of guests are cached.
      await app.inject({ url: `/customer/account/social/?account=${name}` });
      expect(seen.isPersonal).toBe(false);
      await app.inject({ url: `/customer/account/login?account=${name}`, cookies });
      expect(seen.isPersonal).toBe(false);
    },
  );

  it.each(['/products/a%0a', '/a%0Ab', '/brand/%0d', '/%00', '/a%7f'])(
    'redirects %s, a path with a control character, to the fallback without rendering',
    async (url) => {
      const { statusCode, headers } = await app.inject({ url });
      expect([statusCode, headers['location']]).toEqual([302, '/404']);
    },
  );

  it('redirects a path that is too long to be one of the shop to the fallback', async () => {
    const { statusCode, headers } = await app.inject({ url: `/%61${'b'.repeat(600)}` });
    expect([statusCode, headers['location']]).toEqual([302, '/404']);
  });

  it('renders a personal page for a visitor with a session', async () => {
    await app.inject({ url: '/', ...visit });
    expect(api.asked[0]).toMatchObject({
      url: '/api/session-data?store_id=1',
      headers: { cookie: expect.stringContaining('sid=abc') as string },
    });
    expect(seen).toMatchObject({ isPersonal: true, session: { id: 7 } });
  });

  it('compresses personal pages in the rendering process, and caches shared pages uncompressed', async () => {
    page = { kind: 'document', status: 200, html: zstdCompressSync('<p>Anna</p>'), encoding: 'zstd' };
    const headers = { 'accept-encoding': 'gzip, br, zstd' };
    const own = await app.inject({ url: '/packed', ...visit, headers });
    expect(seen.encoding).toBe('zstd');
    expect(own.headers['content-encoding']).toBe('zstd');
    expect(zstdDecompressSync(own.rawPayload).toString()).toBe('<p>Anna</p>');
    page = { kind: 'document', status: 200, html: Buffer.from('<p>page</p>'), encoding: 'identity' };
    const shared = await app.inject({ url: '/packed', headers });
    expect(seen.encoding).toBe('identity');
    expect(shared.headers['content-encoding']).toBe('br');
    expect(brotliDecompressSync(shared.rawPayload).toString()).toBe('<p>page</p>');
  });

  it('keeps a visitor’s variations, passes them to the page, and caches pages by variation', async () => {
    experiments = [
      {
        name: 'a',
        variations: [
          { code: 'original', percentage: 100 },
          { code: 'variation_a', percentage: 0 },
        ],
        startDateTime: null,
        endDateTime: null,
      },
    ];
    const first = await app.inject({ url: '/experiments' });
    expect(seen.experiments).toEqual({ a: 'original' });
    expect(first.cookies).toContainEqual(
      expect.objectContaining({ name: 'ab_tests', value: 'a:original', httpOnly: true }),
    );
    const maxAges = async (accepted_functional: boolean) => {
      const { cookies } = await app.inject({
        url: '/experiments',
        cookies: {
          cookie_consent: writeStoredConsent({
            accepted_functional,
            accepted_advertising: !accepted_functional,
            version: consentVersion,
            givenAt: Math.floor(Date.now() / 1000),
            recordId: 'A'.repeat(22),
          }),
        },
      });
      return cookies.filter(({ name }) => name === 'ab_tests').map(({ maxAge }) => maxAge);
    };
    expect(first.cookies.find(({ name }) => name === 'ab_tests')?.maxAge).toBeUndefined();
    expect(await maxAges(false)).toEqual([undefined]);
    expect(await maxAges(true)).toEqual([31_536_000]);
    const second = await app.inject({ url: '/experiments', cookies: { ab_tests: 'a:variation_a.old:b' } });
    // Rendered again: the first visitor's variation differs.
    expect(seen.experiments).toEqual({ a: 'variation_a' });
    expect(second.cookies.map(({ name }) => name)).not.toContain('ab_tests');
  });

  it.each([500, 401])('sends a shared guest page when the session call answers %i', async (status) => {
    answer = { status, body: { code: 'internal', message: '', requestId: '' } };
    await app.inject({ url: `/?answered=${status}`, ...visit });
    expect(seen).toMatchObject({ isPersonal: false, session: { id: null } });
  });

  it('answers 503 for a page that needs sign-in if the session cannot be read', async () => {
    page = { kind: 'redirect', status: 302, location: '/customer/account/login/referer/L2FjY291bnQ/' };
    answer = { status: 500, body: { code: 'internal', message: '', requestId: '' } };
    const url = '/customer/account';
    const { statusCode, headers } = await app.inject({ url, ...visit });
    expect([statusCode, headers['retry-after'], headers['location']]).toEqual([503, '5', undefined]);
    expect((await app.inject({ url })).statusCode).toBe(302);
  });

  describe('with what was entered in a rejected form', () => {
    const url = '/customer/account/information?form_error=invalid_request';
    const entered = Buffer.from('{"firstname":"Anna"}').toString('base64url');
    const open = async (cookies: object) => {
      const { statusCode, cookies: sent } = await app.inject({
        url,
        cookies: { form_values: entered, ...cookies },
      });
      return { statusCode, isCleared: sent.some(({ name }) => name === 'form_values') };
    };

    it.each([
      ['of a guest', {}],
      ['of a member', visit.cookies],
    ])('clears the cookie when the page %s is sent', async (_, cookies) => {
      expect(await open(cookies)).toEqual({ statusCode: 200, isCleared: true });
      expect(seen.enteredValues).toEqual({ firstname: 'Anna' });
    });

    it('answers 503 and keeps the cookie if the page needs sign-in and the session cannot be read', async () => {
      page = { kind: 'redirect', status: 302, location: '/customer/account/login/referer/L2FjY291bnQ/' };
      answer = { status: 500, body: { code: 'internal', message: '', requestId: '' } };
      expect(await open(visit.cookies)).toEqual({ statusCode: 503, isCleared: false });
      expect(await open({})).toEqual({ statusCode: 302, isCleared: true });
    });

    it('keeps the cookie if the page is not available', async () => {
      page = { kind: 'document', status: 503, html: Buffer.from(''), encoding: 'identity' };
      expect(await open(visit.cookies)).toEqual({ statusCode: 503, isCleared: false });
    });
  });

  it('renders pages of the store of the host', async () => {
    await app.inject({ url: '/', headers: { host: 'fr.localhost:3000' } });
    expect(storeById(seen.storeId)?.code).toBe('fr');
  });

  it.each([
    ['//evil.example/a', '/evil.example/a'],
    ['/search?s=a%20b', '/search'],
  ])('collapses leading slashes of %s', async (path, expected) => {
    await app.inject({ url: path, headers: { host: 'not a host' } });
    expect(new URL(seen.url).host).toBe('localhost');
    expect(new URL(seen.url).pathname).toBe(expected);
  });

  it('forbids shared caches', async () => {
    const { headers } = await app.inject({ url: '/' });
    expect(headers['cache-control']).toBe('private, no-cache');
    expect(headers['vary']).toBe('accept-encoding, cookie');
  });

  it('compresses pages for the browser', async () => {
    const { headers, rawPayload } = await app.inject({ url: '/', headers: { 'accept-encoding': 'gzip' } });
    expect(headers['content-encoding']).toBe('gzip');
    expect(gunzipSync(rawPayload).toString()).toBe('<p>page</p>');
    expect((await app.inject({ url: '/' })).body).toBe('<p>page</p>');
  });

  it('sends a retry time when the shop is unavailable', async () => {
    page = { kind: 'document', status: 503, html: Buffer.from(''), encoding: 'identity' };
    const { statusCode, headers } = await app.inject({ url: '/unavailable' });
    expect([statusCode, headers['retry-after']]).toEqual([503, '5']);
  });

  it('redirects', async () => {
    page = { kind: 'redirect', status: 301, location: '/brand/ridge' };
    const { statusCode, headers } = await app.inject({ url: '/old' });
    expect([statusCode, headers['location']]).toEqual([301, '/brand/ridge']);
  });

  it('shares guest pages between URLs with different campaign parameters', async () => {
    const urls = [
      '/kept?gclid=1',
      '/kept?gclid=2&utm_source=mail',
      '/kept?st=display&displayform=yes',
      '/kept',
    ];
    for (const url of urls) {
      // oxlint-disable-next-line no-await-in-loop -- the first page is cached for the others
      await app.inject({ url });
    }
    expect(rendered.filter((url) => url.includes('/kept'))).toEqual(['http://localhost/kept']);
  });

  it.each([
    '/join/code',
    '/customer/account/login/referer/page',
    '/customer/account/create/referer/page',
    '/search?s=',
  ])('keeps the main pages in the cache while %s is requested with invented values', async (path) => {
    const main = `/main${path.replaceAll(/\W/g, '')}`;
    const html = Buffer.alloc(5 * 1024 * 1024);
    page = { kind: 'document', status: 200, html, encoding: 'identity' };
    for (const url of [main, `${path}1`, `${path}2`, `${path}3`, main]) {
      // oxlint-disable-next-line no-await-in-loop -- the main page is the oldest
      await app.inject({ url });
    }
    expect(rendered.map((url) => new URL(url).pathname).filter((each) => each === main)).toHaveLength(1);
  });

  it('renders pages from the parameters that they depend on', async () => {
    await app.inject({ url: '/search?gclid=1&s=a%20b&p=2&utm_source=x' });
    expect(seen.url).toBe('http://localhost/search?s=a%20b&p=2');
  });

  it('caches pages by name and version of their releases', async () => {
    await app.inject({ url: '/by-release' });
    releases = { 'mf-search': manifestOf('mf-search', '1.0.0'), 'mf-cms': manifestOf('mf-cms', '1.0.0') };
    await app.inject({ url: '/by-release' });
    releases = {
      'mf-search': manifestOf('mf-search', '1.0.0'),
      'mf-account': manifestOf('mf-account', '1.0.0'),
    };
    await app.inject({ url: '/by-release' });
    expect(rendered.filter((url) => url.includes('/by-release'))).toHaveLength(3);
  });

  it.each([
    ['/old/1?gclid=1', '/brand/ridge', '/brand/ridge?gclid=1'],
    ['/old/2?p=2&gclid=1', '/brand/ridge?p=2', '/brand/ridge?p=2&gclid=1'],
    ['/old/3?gclid=1&p=2', '/brand/ridge?order=price', '/brand/ridge?order=price'],
    ['/old/4?gclid=1', '/brand/ridge#top', '/brand/ridge?gclid=1#top'],
    ['/old/5?gclid=1', 'https://other.example/', 'https://other.example/'],
    ['/old/6?gclid=1', '/404', '/404'],
  ])('redirects %s, which the shop leads to %s, to %s', async (url, location, expected) => {
    page = { kind: 'redirect', status: 301, location };
    expect((await app.inject({ url })).headers['location']).toBe(expected);
  });

  it('answers 304 when the browser has the same bytes', async () => {
    const first = await app.inject({ url: '/validated' });
    const etag = String(first.headers['etag']);
    const headers = { 'if-none-match': `"other", ${etag}` };
    const second = await app.inject({ url: '/validated', headers });
    expect([second.statusCode, second.body, second.headers['etag']]).toEqual([304, '', etag]);
    expect(second.headers).toMatchObject({
      vary: 'accept-encoding, cookie',
      'cache-control': 'private, no-cache',
    });
  });

  it('sends personal pages without an etag', async () => {
    expect((await app.inject({ url: '/own', ...visit })).headers).not.toHaveProperty('etag');
    const mailed = await app.inject({ url: '/newsletter/manage/?hashedEmail=a&hashedToken=b' });
    expect(mailed.headers).not.toHaveProperty('etag');
  });

  it('lets pages contain their style sheet, except those with a secret in the URL', async () => {
    const hasInlineStyles = async (request: { url: string; cookies?: typeof visit.cookies }) => {
      await app.inject(request);
      return seen.hasInlineStyles;
    };
    expect(await hasInlineStyles({ url: '/shared-styles' })).toBe(true);
    expect(await hasInlineStyles({ url: '/own-styles', ...visit })).toBe(true);
    // Its fonts would be requested with the secret in the referrer.
    const mailed = '/newsletter/manage/?hashedEmail=a&hashedToken=b';
    expect(await hasInlineStyles({ url: mailed })).toBe(false);
    expect(await hasInlineStyles({ url: mailed, ...visit })).toBe(false);
  });

  it('passes on which style sheets a member’s browser has, and not for a shared page', async () => {
    const cachedStylesheetsCookie = async (url: string, cookies: Record<string, string>) => {
      await app.inject({ url, cookies: { ...cookies, cached_styles: 'one.other' } });
      return seen.cachedStylesheetsCookie;
    };
    expect(await cachedStylesheetsCookie('/own-cached', visit.cookies)).toBe('one.other');
    expect(await cachedStylesheetsCookie('/shared-cached', {})).toBeUndefined();
  });

  it('sends the last good page while rendering fails', async () => {
    jest.useFakeTimers({ doNotFake: ['setImmediate', 'nextTick', 'setTimeout', 'queueMicrotask'] });
    try {
      await app.inject({ url: '/stale' });
      jest.advanceTimersByTime(60_000);
      page = { kind: 'document', status: 503, html: Buffer.from('down'), encoding: 'identity' };
      const reply = await app.inject({ url: '/stale' });
      expect([reply.statusCode, reply.body]).toEqual([200, '<p>page</p>']);
    } finally {
      jest.useRealTimers();
    }
  });

  it('sends a retry time to a client with too many requests', async () => {
    page = new QueueFullError(7);
    const { statusCode, headers } = await app.inject({ url: '/too-many' });
    expect([statusCode, headers['retry-after']]).toEqual([503, '7']);
  });

  it('sends a guest page when the session call times out', async () => {
    const hungApi = await startFakeApi(() => new Promise(() => undefined));
    const shell = await buildShell({
      apiUrl: hungApi.url,
      limits: { ...defaultHttpLimits, sessionTimeoutMs: 20 },
      renderPage: (job) => {
        seen = job;
        return Promise.resolve(page as PageAnswer);
      },
    });
    const reply = await shell.inject({ url: '/hung', ...visit });
    expect([reply.statusCode, seen.isPersonal]).toEqual([200, false]);
    await Promise.all([shell.close(), hungApi.close()]);
  });

  it('sends a guest page when one address exceeds its share of session calls', async () => {
    const gate = Promise.withResolvers<FakeAnswer>();
    const slowApi = await startFakeApi(() => gate.promise);
    const shell = await buildShell({
      apiUrl: slowApi.url,
      limits: { ...defaultHttpLimits, maxApiCallsPerClient: 1, maxWaitingApiCallsPerClient: 1 },
      renderPage: (job) => {
        rendered.push(`${job.isPersonal}`);
        return Promise.resolve(page as PageAnswer);
      },
    });
    const ask = async () => shell.inject({ url: '/crowd', ...visit });
    const [first, second] = [ask(), ask()];
    await ask();
    expect(rendered).toEqual(['false']);
    gate.resolve({ body: member });
    await Promise.all([first, second]);
    expect(rendered).toEqual(['false', 'true', 'true']);
    await Promise.all([shell.close(), slowApi.close()]);
  });

  it('answers errors with a page in the store’s language, without details', async () => {
    page = new Error('password of the database');
    const { statusCode, headers, body } = await app.inject({
      url: '/bug',
      headers: { host: 'fr.localhost' },
    });
    expect(statusCode).toBe(500);
    expect(headers['content-type']).toContain('text/html');
    expect(body).toContain('lang="fr-FR"');
    expect(body).toContain('<h1>');
    expect(body).not.toMatch(/password|Error/);
  });

  it('allows only the shop’s scripts and styles, its first script by hash, and no framing', async () => {
    const { headers } = await app.inject({ url: '/' });
    const policy = String(headers['content-security-policy']);
    const hash = createHash('sha256').update(emptyBuild.startScript).digest('base64');
    expect(policy).toContain(`script-src 'self' 'sha256-${hash}';`);
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).not.toMatch(/unsafe-eval|\*|script-src[^;]*unsafe-inline/);
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': 'strict-origin-when-cross-origin',
    });
  });
});
