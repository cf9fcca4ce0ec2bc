import { once } from 'node:events';
import { connect, type AddressInfo, type Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import type { PageAnswer } from './rendering/render-job.ts';
import { createShutdown, type Shutdown } from './shutdown.ts';
import { buildShell, startFakeApi, type FakeApi } from './testing/shell-fixture.ts';

const whole: PageAnswer = {
  kind: 'document',
  status: 200,
  html: Buffer.from('<p>whole</p>'),
  encoding: 'identity',
};

describe('createShutdown', () => {
  let app: FastifyInstance;
  let api: FakeApi;
  let shutdown: Shutdown;
  let page: PromiseWithResolvers<PageAnswer>;
  let started: PromiseWithResolvers<void>;

  beforeEach(async () => {
    page = Promise.withResolvers();
    started = Promise.withResolvers();
    shutdown = createShutdown();
    api = await startFakeApi(() => ({ body: {} }));
    app = await buildShell({
      apiUrl: api.url,
      shutdown,
      renderPage: () => {
        started.resolve();
        return page.promise;
      },
    });
    await app.listen({ port: 0, host: '127.0.0.1' });
  });
  afterEach(async () => {
    await app.close();
    await api.close();
  });

  async function openPage(): Promise<{ socket: Socket; answer: Promise<string> }> {
    const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1');
    const chunks: Buffer[] = [];
    socket.on('data', (chunk: Buffer) => chunks.push(chunk));
    const answer = once(socket, 'close').then(() => Buffer.concat(chunks).toString());
    socket.write('GET /slow HTTP/1.1\r\nhost: localhost\r\n\r\n');
    await started.promise;
    return { socket, answer };
  }

  it('finishes the pages in flight, and closes their connections', async () => {
    const { answer } = await openPage();
    const stopped = shutdown.stop(app, 60_000);
    page.resolve(whole);
    await stopped;
    expect(await answer).toMatch(/^HTTP\/1\.1 200 [\s\S]*connection: close[\s\S]*<p>whole<\/p>$/i);
  });

  it('accepts no new connections', async () => {
    const { port } = app.server.address() as AddressInfo;
    await shutdown.stop(app, 60_000);
    const [error] = (await once(connect(port, '127.0.0.1'), 'error')) as [NodeJS.ErrnoException];
    expect(error.code).toBe('ECONNREFUSED');
  });

  it('makes the server unready', async () => {
    expect((await app.inject('/readyz')).statusCode).toBe(200);
    const stopping = await buildShell({
      apiUrl: api.url,
      shutdown: { ...shutdown, isStopping: () => true },
    });
    expect((await stopping.inject('/readyz')).statusCode).toBe(503);
    await stopping.close();
  });

  it('closes connections after the timeout', async () => {
    const { answer } = await openPage();
    await shutdown.stop(app, 10);
    expect(await answer).toBe('');
  });
});
