import { once } from 'node:events';
import { connect, type AddressInfo, type Socket } from 'node:net';
import Fastify, { type FastifyInstance } from 'fastify';
import { closeApp } from './close-app.ts';

async function connectTo(app: FastifyInstance): Promise<Socket> {
  const { port } = app.server.address() as AddressInfo;
  const socket = connect(port, '127.0.0.1');
  socket.on('error', () => {}); // One of the tests expects the connection to be closed.
  await once(socket, 'connect');
  return socket;
}

describe('closeApp', () => {
  it('answers the requests that have started, and accepts no more', async () => {
    const app = Fastify();
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
    const app = Fastify();
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
