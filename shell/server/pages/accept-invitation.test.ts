import type { FastifyInstance } from 'fastify';
import { guestSessionData } from 'shared-contracts/session';
import { defaultStore } from 'shared-contracts/stores';
import type { RenderJob } from '../rendering/render-job.ts';
import { buildShell, startFakeApi, type FakeAnswer, type FakeApi } from '../testing/shell-fixture.ts';

const guest = guestSessionData(defaultStore);
const invited = { ...guest, referralCode: 'anna' };
const cookie = 'sid=new; Path=/; HttpOnly';

let api: FakeApi;
let app: FastifyInstance;
let answer: FakeAnswer;
let jobs: RenderJob[];

beforeAll(async () => {
  api = await startFakeApi(() => answer);
  app = await buildShell({
    apiUrl: api.url,
    renderPage: (job) => {
      jobs.push(job);
      const html = Buffer.from(`<p>${job.session.referralCode}</p>`);
      return Promise.resolve({ kind: 'document', status: 200, html, encoding: 'identity' });
    },
  });
});
beforeEach(() => {
  api.asked.length = 0;
  jobs = [];
  answer = { body: invited, headers: { 'set-cookie': cookie } };
});
afterAll(async () => {
  await app.close();
  await api.close();
});

const open = (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers });

describe('a page of an invitation', () => {
  it('calls the API with the code and renders the page of this visitor, with the cookie of the session', async () => {
    const page = await open('/join/anna', { 'sec-fetch-site': 'cross-site', 'sec-fetch-dest': 'document' });
    expect(api.asked).toEqual([
      expect.objectContaining({ url: '/api/invitation', body: { store_id: 1, code: 'anna' } }),
    ]);
    // The API rejects changes that another site asks for. This one is the shell's.
    expect(api.asked[0]?.headers).toMatchObject({ 'sec-fetch-site': 'same-origin' });
    expect(jobs).toMatchObject([{ isPersonal: true, session: { referralCode: 'anna' } }]);
    expect(page.headers['set-cookie']).toContain(cookie);
    expect(page.headers['cache-control']).toMatch(/private/);
    expect(page.headers['etag']).toBeUndefined();
  });

  it('is rendered for each visitor, so that none gets the code or the cookie of another', async () => {
    await open('/join/anna');
    answer = { body: { ...guest, referralCode: 'berta' }, headers: { 'set-cookie': 'sid=second; Path=/' } };
    const second = await open('/join/anna');
    expect(second.body).toBe('<p>berta</p>');
    expect(second.headers['set-cookie']).not.toContain(cookie);
    // Once shared, a page has neither.
    answer = { body: guest };
    const shared = await open('/join/anna');
    expect(shared.body).toBe('<p>null</p>');
    expect(jobs.at(-1)).toMatchObject({ isPersonal: false });
  });

  it.each([
    ['an unknown code', { body: guest }],
    ['too many codes', { status: 429, body: { code: 'too_many_attempts', message: '', locale: 'en_GB' } }],
    ['an API without an answer', { status: 503, body: {} }],
  ])('is the page of every guest for %s', async (_case, given) => {
    answer = given;
    const page = await open('/join/anna-0');
    expect(page.statusCode).toBe(200);
    expect(jobs.every(({ isPersonal }) => !isPersonal)).toBe(true);
  });

  it('is that of a member with the member’s session', async () => {
    answer = { body: { ...guest, id: 7, name: 'Anna Berg', referralCode: 'anna' } };
    await app.inject({ url: '/join/anna', cookies: { sid: 'abc' } });
    expect(jobs).toMatchObject([{ isPersonal: true, session: { id: 7 } }]);
  });

  it.each([
    ['a picture of another page', { 'sec-fetch-dest': 'image' }],
    ['a frame of another page', { 'sec-fetch-dest': 'iframe' }],
    ['a prefetch', { 'sec-fetch-dest': 'document', 'sec-purpose': 'prefetch;prerender' }],
    ['an old prefetch', { purpose: 'prefetch' }],
  ])('is not opened by %s', async (_case, headers: Record<string, string>) => {
    await open('/join/anna', headers);
    expect(api.asked).toEqual([]);
  });

  it.each([
    ['a prefetch', { 'sec-fetch-dest': 'document', 'sec-purpose': 'prefetch;prerender' }],
    ['an old prefetch', { purpose: 'prefetch' }],
  ])(
    'fails for %s, so that the browser loads it when it is opened',
    async (_case, headers: Record<string, string>) => {
      const early = await open('/join/anna', headers);
      expect([early.statusCode, early.headers['cache-control'], jobs]).toEqual([503, 'no-store', []]);
      expect((await open('/products', headers)).statusCode).toBe(200);
      expect((await open('/join/anna', { 'sec-fetch-dest': 'document' })).body).toBe('<p>anna</p>');
    },
  );

  it.each([
    '/join/',
    '/join/%3Cscript%3E',
    '/join/a/b',
    `/join/${'a'.repeat(65)}`,
    `/join/${'a'.repeat(10_000)}`,
    '/join//evil.example',
    '/products?code=anna',
  ])('is not %s', async (url) => {
    await open(url);
    expect(api.asked).toEqual([]);
  });
});
