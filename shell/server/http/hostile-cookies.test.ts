import type { FastifyInstance } from 'fastify';
import type { RenderJob } from '../rendering/render-job.ts';
import { buildShell, startFakeApi, type FakeAnswer, type FakeApi } from '../testing/shell-fixture.ts';

/** Every cookie that the shell reads. */
const names = [
  'vid',
  'sid',
  'cookie_consent',
  'ab_tests',
  'checkout_releases',
  'release_preview',
  'pending_add',
  'cached_styles',
];
const garbage = [
  '',
  '%00',
  '%E0%A4%A',
  '__proto__',
  '{"__proto__":{"isAdmin":true}}',
  'a'.repeat(3_500),
  '../../etc/passwd',
  '<script>alert(1)</script>',
  '-1',
  'null',
  Buffer.from('{"mf-cms":"../../x"}').toString('base64url'),
];
const guest = { status: 401, body: { code: 'authentication_required', message: '', requestId: '' } };

let api: FakeApi;
let app: FastifyInstance;
let answer: FakeAnswer = guest;
let seen: RenderJob;

beforeAll(async () => {
  api = await startFakeApi(() => answer);
  app = await buildShell({
    apiUrl: api.url,
    renderPage: (job) => {
      seen = job;
      return Promise.resolve({
        kind: 'document',
        status: 200,
        html: Buffer.from('<p>page</p>'),
        encoding: 'identity',
      });
    },
  });
});
afterAll(async () => {
  await app.close();
  await api.close();
});

let page = 0;
/** Returns a new URL, so that no page comes from the cache. */
const nextUrl = (path = '/') => `${path}?page=${(page += 1)}`;

describe.each(names)('the cookie %s', (name) => {
  it.each(garbage)('with the value %j gives the visitor a guest page', async (value) => {
    for (const path of ['/', '/checkout/']) {
      // oxlint-disable-next-line no-await-in-loop -- one page after another
      const { statusCode } = await app.inject({
        url: nextUrl(path),
        headers: { cookie: `${name}=${value}` },
      });
      expect(statusCode).toBe(200);
      expect(seen).toMatchObject({ isPersonal: false, session: { id: null }, experiments: {} });
    }
  });

  it('may occur twice', async () => {
    const { statusCode } = await app.inject({
      url: nextUrl(),
      headers: { cookie: `${name}=a; ${name}=b` },
    });
    expect(statusCode).toBe(200);
  });
});

describe('an invalid session answer of the API', () => {
  it.each([
    ['with a page', { headers: { 'content-type': 'text/html' }, body: '<h1>Welcome</h1>' }],
    ['with a failure', { status: 500, body: { code: 'internal', message: '', requestId: '' } }],
    ['with nothing', { status: 204, body: '' }],
  ])('%s gives the visitor a shared guest page', async (_how, odd) => {
    answer = odd;
    const { statusCode } = await app.inject({ url: nextUrl(), cookies: { sid: 'x'.repeat(43) } });
    answer = guest;
    expect(statusCode).toBe(200);
    expect(seen).toMatchObject({ isPersonal: false, session: { id: null } });
  });
});
