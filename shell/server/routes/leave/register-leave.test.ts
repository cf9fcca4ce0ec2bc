import type { FastifyInstance } from 'fastify';
import { paths } from 'shared-contracts/routes';
import { stores } from 'shared-contracts/stores';
import { buildShell, startFakeApi, type FakeApi } from '../../testing/shell-fixture.ts';

const provider = 'https://pay.example';
const target = `${provider}/start?order=7&back="><script>`;

let api: FakeApi;
let app: FastifyInstance;
let redirect = '/';
beforeAll(async () => {
  api = await startFakeApi(() => ({ body: { redirect } }));
  app = await buildShell({ apiUrl: api.url, leaveOrigins: [provider] });
});
afterAll(async () => {
  await app.close();
  await api.close();
});

const leave = (address: string, host = 'localhost') =>
  app.inject({ url: paths.leave(address), headers: { host } });

describe('registerLeave', () => {
  it('forwards to an allowed origin, by redirect and by link, without a referrer', async () => {
    const answer = await leave(target);
    const written = 'https://pay.example/start?order=7&amp;back=%22%3E%3Cscript%3E';
    expect(answer.statusCode).toBe(200);
    expect(answer.body).toContain(`href="${written}"`);
    expect(answer.body).toContain(`content="0;url=${written}"`);
    expect(answer.body).not.toContain('<script');
    expect(answer.headers).toMatchObject({ 'referrer-policy': 'no-referrer', 'cache-control': 'no-store' });
    expect(answer.headers['content-security-policy']).toContain("form-action 'self'");
  });

  it.each([
    'https://evil.example/',
    'https://pay.example.evil.example/',
    'https://pay.example@evil.example/',
    'https://user:secret@pay.example/',
    'http://pay.example/',
    'https://pay.example:8443/',
    '//pay.example/',
    '/leave',
    'javascript:alert(1)',
    'data:text/html,x',
    `https://pay.example/${'a'.repeat(4096)}`,
    '',
  ])('redirects %j to the fallback', async (address) => {
    const answer = await leave(address);
    expect([answer.statusCode, answer.headers.location]).toEqual([302, paths.notFound]);
  });

  it('redirects to the fallback without a target, or with two', async () => {
    const [none, two] = await Promise.all([
      app.inject({ url: paths.leavePage }),
      app.inject({ url: `${paths.leave(target)}&to=${provider}` }),
    ]);
    expect([none.headers.location, two.headers.location]).toEqual([paths.notFound, paths.notFound]);
  });

  it('has texts in the language of every store', async () => {
    const locales = new Map(stores.map(({ locale, host }) => [locale, host]));
    const bodies = await Promise.all(
      [...locales.values()].map(async (host) => (await leave(target, host)).body),
    );
    const titles = bodies.map((body) => /<h1>(.*)<\/h1>/.exec(body)?.[1]);
    // Both German stores have the same text.
    expect(new Set(titles).size).toBe(locales.size - 1);
  });
});

describe('a form post', () => {
  async function post(given: string, fields = '') {
    redirect = given;
    const answer = await app.inject({
      method: 'POST',
      url: '/form/logout',
      headers: { host: 'localhost', 'content-type': 'application/x-www-form-urlencoded' },
      payload: fields,
    });
    return [answer.statusCode, answer.headers.location];
  }

  it('leads to an allowed origin through the leave page', async () => {
    expect(await post(target)).toEqual([303, paths.leave(new URL(target).href)]);
  });

  it('leads to no other origin, and to none that the form itself names', async () => {
    expect(await post('https://evil.example/')).toEqual([303, '/']);
    expect(await post('/', `back=${encodeURIComponent(target)}`)).toEqual([303, '/']);
  });
});
