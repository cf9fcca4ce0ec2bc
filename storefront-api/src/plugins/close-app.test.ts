import { once } from 'node:events';
import { connect, type AddressInfo, type Socket } from 'node:net';
import Fastify, { type FastifyInstance } from 'fastify';
import { closeApp } from './close-app.ts';
import { runningRequests } from './running-requests.ts';

async function connectTo(app: FastifyInstance): Promise<Socket> {
  const { port } = app.server.address() as AddressInfo;
  const socket = connect(port, '127.0.0.1');
  socket.on('error', () => {}); // One of the tests expects the connection to be closed.
  await once(socket, 'connect');
  return socket;
}

async function createApp(): Promise<FastifyInstance> {
  const app = Fastify();
  await app.register(runningRequests);
  return app;
}

/** Listens, sends a request to `/slow`, and ends its connection when the handler has begun. */
async function leaveDuringRequest(app: FastifyInstance, begun: Promise<void>): Promise<void> {
  await app.listen({ port: 0, host: '127.0.0.1' });
  const closed = new Promise<void>((resolve) => {
    app.server.on('connection', (socket: Socket) => socket.on('close', () => resolve()));
  });
  const client = await connectTo(app);
  client.write('GET /slow HTTP/1.1\r\nhost: localhost\r\n\r\n');
  await begun;
  client.destroy();
  await closed;
}

describe('closeApp', () => {
  it('waits for the handler of a request whose client has gone', async () => {
    const app = await createApp();
    const begun = Promise.withResolvers<void>();
    const end = Promise.withResolvers<void>();
    const order: string[] = [];
    app.get('/slow', async () => {
      begun.resolve();
      await end.promise;
      order.push('handler ended');
      return 'done';
    });
    await leaveDuringRequest(app, begun.promise);
    const closed = closeApp(app, 60_000).then(() => order.push('closed'));
    // Fastify itself is closed then.
    await app.close();
    await new Promise((resolve) => setImmediate(resolve));
    end.resolve();
    await closed;
    expect(order).toEqual(['handler ended', 'closed']);
  });

  it('waits for a handler that fails after its client has gone', async () => {
    const app = await createApp();
    const begun = Promise.withResolvers<void>();
    const end = Promise.withResolvers<void>();
    app.get('/slow', async () => {
      begun.resolve();
      await end.promise;
      throw new Error('the database is gone');
    });
    await leaveDuringRequest(app, begun.promise);
    const closed = closeApp(app, 60_000);
    end.resolve();
    await expect(closed).resolves.toBeUndefined();
  });

  it('waits no longer than its timeout for a handler that does not end', async () => {
    const app = await createApp();
    const begun = Promise.withResolvers<void>();
    const end = Promise.withResolvers<void>();
    app.get('/slow', async () => {
      begun.resolve();
      await end.promise;
    });
    await leaveDuringRequest(app, begun.promise);
    await expect(closeApp(app, 50)).resolves.toBeUndefined();
    end.resolve();
  });

  it('answers the requests that have started, and accepts no more', async () => {
    const app = await createApp();
    const begun = Promise.withResolvers<void>();
    const end = Promise.withResolvers<string>();
    app.get('/slow', () => {
      begun.resolve();
      return end.promise;
    });
    await app.listen({ port: 0, host: '127.0.0.1' });
    const { port } = app.server.address() as AddressInfo;
    const answer = fetch(`http://127.0.0.1:${port}/slow`);
    await begun.promise;
    const closed = closeApp(app, 60_000);
    end.resolve('done');
    expect(await (await answer).text()).toBe('done');
    await closed;
    await expect(fetch(`http://127.0.0.1:${port}/slow`)).rejects.toThrow('fetch failed');
  });

  it('closes a connection whose request never arrives completely', async () => {
    const app = await createApp();
    app.post('/', async () => 'ok');
    await app.listen({ port: 0, host: '127.0.0.1' });
    const socket = await connectTo(app);
    socket.resume();
    const gone = new Promise((resolve) => {
      socket.on('close', resolve);
    });
    socket.write(
      'POST / HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\ncontent-length: 10\r\n\r\n{',
    );
    await expect(closeApp(app, 50)).resolves.toBeUndefined();
    await gone;
  });
});
