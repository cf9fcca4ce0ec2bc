import { connect, type AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { storeById } from 'shared-contracts/stores';
import type { PageAnswer, RenderJob } from '../rendering/render-job.ts';
import { buildShell, startFakeApi, type FakeApi } from '../testing/shell-fixture.ts';

const link = 'hashedEmail=abc&hashedToken=7.right';

describe('a hostile request', () => {
  let app: FastifyInstance;
  let api: FakeApi;
  let jobs: RenderJob[] = [];
  let answer: PageAnswer;

  beforeAll(async () => {
    api = await startFakeApi(() => ({ status: 401, body: { code: 'authentication_required' } }));
    app = await buildShell({
      apiUrl: api.url,
      testHosts: ['*.test.example'],
      renderPage: (job) => {
        jobs.push(job);
        return Promise.resolve(answer);
      },
    });
    await app.listen({ port: 0, host: '127.0.0.1' });
  });
  beforeEach(() => {
    jobs = [];
    answer = { kind: 'document', status: 200, html: Buffer.from('<p>page</p>'), encoding: 'identity' };
  });
  afterAll(async () => {
    await app.close();
    await api.close();
  });

  /** Sends a raw request, which HTTP clients would normalise. Resolves with status line and headers. */
  async function raw(target: string, headers: readonly string[] = ['host: localhost']): Promise<string> {
    const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1');
    socket.end([`GET ${target} HTTP/1.1`, ...headers, 'connection: close', '', ''].join('\r\n'));
    const chunks: Buffer[] = [];
    for await (const chunk of socket) chunks.push(chunk as Buffer);
    return Buffer.concat(chunks).toString();
  }
  const statusOf = (text: string) => Number(/^HTTP\/1\.1 (\d+)/.exec(text)?.[1]);

  it.each(['/%zz', '/100%', '/%E0%A4%A', '/a/%'])(
    'with the broken escape %s is redirected to the fallback',
    async (target) => {
      const text = await raw(target);
      expect([statusOf(text), /^location: (.*)$/im.exec(text)?.[1]]).toEqual([302, '/404']);
      expect(jobs).toEqual([]);
    },
  );

  it.each([
    ['//evil.example/1', '/evil.example/1'],
    ['/\\evil.example/2', '/evil.example/2'],
    ['http://evil.example/brand', '/brand'],
    ['/%2F%2Fevil.example', '/%2F%2Fevil.example'],
    ['/%5Cevil.example', '/%5Cevil.example'],
  ])('for %s renders the page %s of the store', async (target, path) => {
    expect(statusOf(await raw(target))).toBe(200);
    const url = new URL(jobs[0]?.url ?? '');
    expect([url.host, url.pathname]).toEqual(['localhost', path]);
  });

  it.each(['/#1', '/brands#x', '/api/login#a', '/api/docs#x'])(
    'with the fragment in %s is rejected',
    async (target) => {
      expect(statusOf(await raw(target))).toBe(400);
      expect([jobs, api.asked]).toEqual([[], []]);
    },
  );

  it('with needless escapes is redirected to the normalised path', async () => {
    const text = await raw('/%62rands/%2f?p=2');
    expect([statusOf(text), /^location: (.*)$/im.exec(text)?.[1]]).toEqual([301, '/brands/%2F?p=2']);
    expect(jobs).toEqual([]);
  });

  it.each([
    '/.//evil.example/%61',
    '/x/..//evil.example/%61',
    '/%2e//evil.example/%61',
    '/.\\\\evil.example/%61',
    '/a/..\\evil.example/%61',
    '/a/..\\\\evil.example/%61',
  ])('for %s, which becomes a host when it is parsed, is redirected within the shop', async (target) => {
    const text = await raw(target);
    expect([statusOf(text), /^location: (.*)$/im.exec(text)?.[1]]).toEqual([301, '/evil.example/a']);
    expect(text).toMatch(/\r\ncache-control: no-store\r\n/i);
    expect(jobs).toEqual([]);
  });

  it.each(['/%00', '/%0d%0aSet-Cookie:%20a=b'])(
    'with the escaped control character in %s is redirected to the fallback, and sets no cookie',
    async (target) => {
      const answer = await raw(target);
      expect(statusOf(answer)).toBe(302);
      expect(answer).toMatch(/\r\nlocation: \/404\r\n/i);
      expect(answer).not.toMatch(/\r\nset-cookie: a=b/i);
      expect(jobs).toEqual([]);
    },
  );

  it.each(['/\u0000', '/a\tb', '/a b'])('with the control character in %j is rejected', async (target) => {
    expect([400, 505]).toContain(statusOf(await raw(target)));
    expect(jobs).toEqual([]);
  });

  it('is accepted with ten kilobytes of path, and rejected with more than sixteen', async () => {
    expect(statusOf(await raw(`/${'a'.repeat(10_000)}`))).toBe(200);
    expect(statusOf(await raw(`/${'a'.repeat(20_000)}`))).toBe(431);
  });

  it.each(['evil.example', 'localhost:99999', 'a'.repeat(300), '[::1]', 'localhost, evil.example', ''])(
    'for the unknown host %j is answered by the default store, under its own name',
    async (host) => {
      expect(statusOf(await raw(`/host/${host.length}`, [`host: ${host}`]))).toBe(200);
      expect(storeById(jobs[0]?.storeId ?? 0)?.code).toBe('uk');
      expect(new URL(jobs[0]?.url ?? '').hostname).toBe('localhost');
      expect(jobs[0]?.isTestHost).toBe(false);
    },
  );

  it('under many host names makes one cache entry', async () => {
    for (const host of ['a.example', 'b.example', 'localhost']) {
      // oxlint-disable-next-line no-await-in-loop -- the first page is cached for the others
      await app.inject({ url: '/many-names', headers: { host } });
    }
    expect(jobs).toHaveLength(1);
  });

  it.each([
    'sid=%ZZ; vid=%00; ab_tests=;;;==; cookie_consent=f9a9',
    'sid; vid=x=y=z; =; ;;;',
    `sid=${'x'.repeat(4000)}; vid=<script>`,
    'vid="; sid=\\"; ab_tests=a:b:c.__proto__:x.constructor:y',
  ])('with the cookies %.30s gets a guest page', async (cookie) => {
    const reply = await app.inject({ url: `/cookies/${cookie.length}`, headers: { cookie } });
    expect(reply.statusCode).toBe(200);
    expect(jobs[0]).toMatchObject({ isPersonal: false, session: { id: null }, experiments: {} });
    expect(String(reply.headers['set-cookie'])).toMatch(/vid=[0-9a-f-]{36}\.[\w-]{43};/);
  });

  it('to a configured test host is not cached', async () => {
    const visit = () => app.inject({ url: '/new', headers: { host: 'fr.test.example' } });
    await visit();
    await visit();
    expect(jobs.map(({ isTestHost }) => isTestHost)).toEqual([true, true]);
  });
});

describe('request headers', () => {
  let app: FastifyInstance;
  const urls: string[] = [];

  beforeAll(async () => {
    app = await buildShell({
      renderPage: (job) => {
        urls.push(job.url);
        return Promise.resolve({ kind: 'redirect', status: 302, location: '/' });
      },
    });
    await app.listen({ port: 0, host: '127.0.0.1' });
  });
  afterAll(() => app.close());

  it('must contain one Host header', async () => {
    const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1');
    const head = ['GET /two-hosts HTTP/1.1', 'host: localhost', 'Host: evil.example', 'connection: close'];
    socket.end([...head, '', ''].join('\r\n'));
    const chunks: Buffer[] = [];
    for await (const chunk of socket) chunks.push(chunk as Buffer);
    expect(Buffer.concat(chunks).toString()).toMatch(/^HTTP\/1\.1 400 /);
    expect(urls).toEqual([]);
  });

  it.each([
    ['https', 'https:'],
    ['javascript', 'http:'],
    ['https, javascript', 'http:'],
    ['javascript, https', 'https:'],
    ['', 'http:'],
  ])('with x-forwarded-proto %j give the protocol %s', async (protocol, expected) => {
    await app.inject({ url: `/protocol/${urls.length}`, headers: { 'x-forwarded-proto': protocol } });
    expect(new URL(urls.at(-1) ?? '').protocol).toBe(expected);
  });
});

describe('the URL of a mailed link', () => {
  let app: FastifyInstance;
  let made = 0;
  let answer: PageAnswer;

  beforeAll(async () => {
    app = await buildShell({
      renderPage: () => {
        made += 1;
        return Promise.resolve(answer);
      },
    });
  });
  beforeEach(() => {
    made = 0;
    answer = { kind: 'document', status: 200, html: Buffer.from('<p>page</p>'), encoding: 'identity' };
  });
  afterAll(() => app.close());

  const secret = {
    'cache-control': 'no-store',
    'referrer-policy': 'strict-origin',
    'x-robots-tag': 'noindex',
  };

  it.each([
    `/newsletter/manage/?${link}`,
    '/unsubscribe/unsubscribe/index/?hashedToken=x',
    '/customer/account/resetpassword/?id=7&token=x',
  ])('is not cached, indexed or sent as referrer: %s', async (url) => {
    const first = await app.inject({ url });
    await app.inject({ url });
    expect(first.headers).toMatchObject(secret);
    expect(made).toBe(2);
  });

  it('has the same headers if the link is invalid', async () => {
    answer = { kind: 'redirect', status: 302, location: '/customer/account/login' };
    const { headers, statusCode } = await app.inject({ url: `/newsletter/manage/?${link}` });
    expect(statusCode).toBe(302);
    expect(headers).toMatchObject(secret);
  });

  it('does not change the headers of other URLs', async () => {
    const { headers } = await app.inject({ url: '/newsletter/manage/' });
    expect(headers['x-robots-tag']).toBeUndefined();
    expect(headers['referrer-policy']).toBe('strict-origin-when-cross-origin');
  });
});
