import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { audienceHeader } from 'shared-contracts/session';
import type { FastifyInstance, InjectOptions } from 'fastify';
import { defaultHttpLimits, type HttpLimits } from '../http/http-limits.ts';
import { buildShell } from '../testing/shell-fixture.ts';

type Answer = (request: IncomingMessage, body: string, response: ServerResponse) => void;

describe('registerApiProxy', () => {
  let answer: Answer;
  let asked: { method: string; url: string; headers: IncomingMessage['headers']; body: string }[];
  let api: Server;
  let apiUrl: string;
  let app: FastifyInstance;
  let sockets: Socket[];

  beforeEach(async () => {
    asked = [];
    sockets = [];
    answer = (_request, _body, response) => response.end('{}');
    api = createServer((request, response) => {
      const chunks: Buffer[] = [];
      request.on('data', (chunk: Buffer) => chunks.push(chunk));
      request.on('end', () => {
        const body = Buffer.concat(chunks).toString('latin1');
        asked.push({ method: request.method ?? '', url: request.url ?? '', headers: request.headers, body });
        answer(request, body, response);
      });
    });
    api.listen(0, '127.0.0.1');
    await once(api, 'listening');
    apiUrl = `http://127.0.0.1:${(api.address() as AddressInfo).port}`;
  });
  afterEach(async () => {
    for (const socket of sockets) socket.destroy();
    await app.close();
    api.closeAllConnections();
    api.close();
  });

  async function start(limits: Partial<HttpLimits> = {}): Promise<number> {
    app = await buildShell({ apiUrl, limits: { ...defaultHttpLimits, ...limits } });
    await app.listen({ port: 0, host: '127.0.0.1' });
    return (app.server.address() as AddressInfo).port;
  }

  async function sendHalfABody(port: number): Promise<Socket> {
    const socket = connect(port, '127.0.0.1');
    sockets.push(socket);
    const head = ['POST /api/login HTTP/1.1', 'host: localhost', 'content-type: application/json'];
    await new Promise<void>((sent) => {
      socket.write([...head, 'content-length: 60000', '', '{"email":'].join('\r\n'), () => sent());
    });
    return socket;
  }

  const post = (body: string) =>
    app.inject({
      method: 'POST',
      url: '/api/login?a=1',
      headers: { 'content-type': 'application/json', cookie: 'sid=1' },
      payload: body,
    });

  it('forwards a call with its body, and returns the answer with its headers', async () => {
    answer = (_request, _body, response) => {
      response.writeHead(201, { 'set-cookie': ['a=1', 'b=2'], 'content-type': 'application/json' });
      response.end('{"ok":true}');
    };
    await start();
    const reply = await post('{"email":"anna@example.com"}');
    expect(asked).toEqual([
      expect.objectContaining({
        method: 'POST',
        url: '/api/login?a=1',
        body: '{"email":"anna@example.com"}',
        headers: expect.objectContaining({
          cookie: 'sid=1',
          'content-type': 'application/json',
          'x-forwarded-host': 'localhost:80',
          'x-forwarded-for': '127.0.0.1',
          'x-forwarded-proto': 'http',
        }) as unknown,
      }),
    ]);
    expect([reply.statusCode, reply.json()]).toEqual([201, { ok: true }]);
    expect(reply.headers['set-cookie']).toEqual(['a=1', 'b=2']);
  });

  it('forwards no headers of a visitor’s trace', async () => {
    await start();
    const traceparent = '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01';
    await app.inject({
      url: '/api/config',
      headers: { traceparent, tracestate: 'vendor=1', baggage: 'member=1', accept: '*/*' },
    });
    expect(asked).toMatchObject([{ headers: { accept: '*/*' } }]);
    for (const name of ['traceparent', 'tracestate', 'baggage'])
      expect(asked[0]?.headers).not.toHaveProperty(name);
  });

  it('sends no header to the browser that is for the rendering processes only', async () => {
    answer = (_request, _body, response) => {
      response.writeHead(200, { [audienceHeader]: '1.member.2', 'content-type': 'application/json' });
      response.end('{}');
    };
    await start();
    const { headers } = await app.inject({ url: '/api/config' });
    expect(headers['content-type']).toMatch('application/json');
    expect(headers).not.toHaveProperty(audienceHeader);
  });

  it('names the address of the visitor, whatever address the visitor claims to have', async () => {
    await start();
    await app.inject({
      url: '/api/config',
      remoteAddress: '203.0.113.5',
      headers: { 'x-forwarded-for': '198.51.100.1, 127.0.0.1' },
    });
    expect(asked.map(({ headers }) => headers['x-forwarded-for'])).toEqual(['203.0.113.5']);
  });

  it('answers other calls while a hundred request bodies of one address are incomplete', async () => {
    const port = await start();
    await Promise.all(Array.from({ length: 100 }, () => sendHalfABody(port)));
    const reply = await fetch(`http://127.0.0.1:${port}/api/config`);
    expect(reply.status).toBe(200);
    expect(asked.map(({ url }) => url)).toEqual(['/api/config']);
  });

  it('ends a request whose body does not arrive in time', async () => {
    const port = await start({ requestTimeoutMs: 60, headersTimeoutMs: 50, timeoutCheckMs: 10 });
    const socket = await sendHalfABody(port);
    const chunks: Buffer[] = [];
    for await (const chunk of socket) chunks.push(chunk as Buffer);
    expect(Buffer.concat(chunks).toString()).toMatch(/^HTTP\/1\.1 408 /);
    expect(asked).toEqual([]);
  });

  it('answers 413 to a body over the limit without calling the API', async () => {
    await start();
    const reply = await post('x'.repeat(64 * 1024 + 1));
    expect(reply.statusCode).toBe(413);
    expect(reply.json()).toMatchObject({
      code: 'payload_too_large',
      requestId: expect.any(String) as string,
    });
    expect(asked).toEqual([]);
  });

  it('forwards no hop-by-hop headers', async () => {
    answer = (_request, _body, response) => {
      response.writeHead(200, {
        connection: 'keep-alive, x-secret',
        'keep-alive': 'timeout=72',
        'x-secret': '1',
      });
      response.end('{}');
    };
    await start();
    const reply = await app.inject({
      url: '/api/config',
      headers: { connection: 'x-mine', 'x-mine': '1', te: 'trailers', 'x-kept': '1' },
    });
    expect(reply.headers).not.toHaveProperty('x-secret');
    expect(reply.headers['connection']).not.toBe('keep-alive, x-secret');
    expect(reply.headers).not.toHaveProperty('keep-alive');
    expect(asked[0]?.headers).toMatchObject({ 'x-kept': '1' });
    expect(asked[0]?.headers).not.toHaveProperty('x-mine');
    expect(asked[0]?.headers).not.toHaveProperty('te');
  });

  it('drops the body of a GET', async () => {
    const port = await start();
    const socket = connect(port, '127.0.0.1');
    sockets.push(socket);
    socket.write('GET /api/config HTTP/1.1\r\nhost: localhost\r\ncontent-length: 5\r\n\r\n12345');
    const [chunk] = (await once(socket, 'data')) as [Buffer];
    expect(chunk.toString()).toMatch(/^HTTP\/1\.1 200 /);
    expect(asked[0]?.headers).not.toHaveProperty('content-length');
  });

  it('answers HEAD with the length and without the body', async () => {
    answer = (_request, _body, response) => response.writeHead(200, { 'content-length': '7' }).end();
    await start();
    const reply = await app.inject({ method: 'HEAD', url: '/api/config' });
    expect([reply.headers['content-length'], reply.body]).toEqual(['7', '']);
  });

  it('answers 504 with an error body when the API times out', async () => {
    answer = () => undefined;
    await start({ apiTimeoutMs: 50 });
    const reply = await app.inject({ url: '/api/config', headers: { 'x-request-id': 'request-1' } });
    expect([reply.statusCode, reply.json()]).toEqual([
      504,
      { code: 'unavailable', message: 'Something went wrong', requestId: 'request-1' },
    ]);
  });

  it('answers 503 at once, with a retry time, after too many calls could not reach the API', async () => {
    api.close();
    await start();
    const calls = () => Promise.all(Array.from({ length: 60 }, () => app.inject('/api/config')));
    const replies = [...(await calls()), ...(await calls())];
    expect(new Set(replies.map(({ statusCode }) => statusCode))).toEqual(new Set([503]));
    expect(replies.at(-1)?.headers['retry-after']).toMatch(/^[12]$/);
    expect(replies.at(-1)?.json()).toMatchObject({ code: 'unavailable' });
  });

  it.each([
    ['a navigation', { 'sec-fetch-dest': 'document' }, true],
    ['a navigation of a browser without fetch metadata', { accept: 'text/html,*/*;q=0.8' }, true],
    ['a call', { 'sec-fetch-dest': 'empty', accept: 'text/html' }, false],
    ['a call without headers', {}, false],
  ])(
    'answers %s with the page of the shop, or an error body, without the API',
    async (_, headers, isPage) => {
      api.close();
      await start();
      const reply = await app.inject({
        url: '/api/data-export',
        headers: { host: 'fr.localhost', ...headers },
      });
      const { statusCode, body } = reply;
      expect([statusCode, reply.headers['cache-control']]).toEqual([503, 'no-store']);
      expect(reply.headers['content-type']).toMatch(isPage ? /^text\/html/ : /^application\/json/);
      expect([body.includes('lang="fr-FR"'), body.includes('"unavailable"')]).toEqual([isPage, !isPage]);
    },
  );

  it('gives one address a share of the connections, and rejects calls beyond its queue limit', async () => {
    const gate = Promise.withResolvers<void>();
    answer = (request, _body, response) => {
      const opened = request.url === '/api/hold' ? gate.promise : Promise.resolve();
      void opened.then(() => response.end('{}'));
    };
    await start({ apiConnections: 3, maxApiCallsPerClient: 2, maxWaitingApiCallsPerClient: 1 });
    const from = async (address: string, url: string) =>
      app.inject({ url, headers: { 'x-forwarded-for': address } });
    const calls = [1, 2, 3].map(() => from('2001:db8::1', '/api/hold'));
    // In the same /64 network.
    const rejected = await from('2001:db8::2', '/api/hold');
    expect([rejected.statusCode, rejected.headers['retry-after']]).toEqual([503, '1']);
    expect((await from('192.0.2.1', '/api/config')).statusCode).toBe(200);
    gate.resolve();
    expect((await Promise.all(calls)).map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
  });

  it.each(['/api/login', '/api/log%69n?store_id=1', 'http://other.example/api/login'])(
    'answers other calls while calls to %s wait for the API',
    async (url) => {
      const gate = Promise.withResolvers<void>();
      answer = (request, _body, response) => {
        const opened = request.url === '/api/config' ? Promise.resolve() : gate.promise;
        void opened.then(() => response.end('{}'));
      };
      await start({ apiConnections: 4, passwordCalls: 2, maxWaitingPasswordCalls: 3 });
      const from = async (address: string, options: InjectOptions) =>
        app.inject({ ...options, headers: { 'x-forwarded-for': address } });
      const signIns = Array.from({ length: 6 }, (_, index) =>
        from(`192.0.2.${index}`, { method: 'POST', url }),
      );
      expect((await from('198.51.100.1', { url: '/api/config' })).statusCode).toBe(200);
      gate.resolve();
      const statuses = (await Promise.all(signIns)).map(({ statusCode }) => statusCode);
      expect(statuses).toEqual([200, 200, 200, 200, 200, 503]);
    },
  );

  it.each([
    '/api/docs',
    '/api/docs/',
    '/api/docs/json',
    '/api/%64ocs/json',
    '/api/DOCS/',
    '/api/%2e%2e/metrics',
    '/api/..%2fmetrics',
    '/api/a/../docs/',
    '/api/..%5cmetrics',
    'http://other.example/api/docs',
    'HTTP://other.example/api/docs/json',
  ])('answers 404 for the internal page %s', async (url) => {
    const port = await start();
    const socket = connect(port, '127.0.0.1');
    sockets.push(socket);
    socket.write(`GET ${url} HTTP/1.1\r\nhost: localhost\r\n\r\n`);
    const [chunk] = (await once(socket, 'data')) as [Buffer];
    expect(chunk.toString()).toMatch(/^HTTP\/1\.1 404 /);
    expect(asked).toEqual([]);
  });

  it.each([
    ['application/x-www-form-urlencoded', 'List-Unsubscribe=One%2DClick&a=%20+'],
    [
      'multipart/form-data; boundary=b',
      '--b\r\nContent-Disposition: form-data; name="a"\r\n\r\n1\r\n--b--\r\n',
    ],
    ['application/json', '{ "event":  "paid" }'],
    ['application/octet-stream', 'a\u0000\u00ff'],
  ])('forwards a body of the type %s unchanged, and adds no origin', async (type, body) => {
    const bodies: string[] = [];
    answer = (_request, received, response) => {
      bodies.push(received);
      response.end('{}');
    };
    await start();
    const reply = await app.inject({
      method: 'POST',
      url: '/api/newsletter-one-click-unsubscribe?storeId=1&hashedEmail=a',
      headers: { 'content-type': type },
      payload: Buffer.from(body, 'latin1'),
    });
    expect(reply.statusCode).toBe(200);
    expect(bodies).toEqual([body]);
    expect(asked[0]?.headers).toMatchObject({ 'content-type': type });
    expect(asked[0]?.headers).not.toHaveProperty('origin');
    expect(asked[0]?.headers).not.toHaveProperty('sec-fetch-site');
  });
});
