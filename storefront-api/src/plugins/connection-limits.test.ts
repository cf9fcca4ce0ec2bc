import { once } from 'node:events';
import { connect, type AddressInfo, type Socket } from 'node:net';
import Fastify, { type FastifyInstance } from 'fastify';
import { connectionSettings } from './connection-limits.ts';

const limits = { headersTimeoutMs: 1_000, requestTimeoutMs: 1_000, checkIntervalMs: 25, maxConnections: 3 };

let app: FastifyInstance;
let port: number;
beforeAll(async () => {
  app = Fastify(connectionSettings(limits));
  app.server.maxConnections = limits.maxConnections;
  app.get('/healthz', async () => ({ status: 'ok' }));
  app.post('/echo', async (request) => request.body);
  await app.listen({ port: 0, host: '127.0.0.1' });
  port = (app.server.address() as AddressInfo).port;
});
afterAll(() => app.close());

const health = 'GET /healthz HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n\r\n';

async function open(): Promise<Socket> {
  const socket = connect(port, '127.0.0.1');
  socket.on('error', () => {}); // A rejected connection may be reset.
  await once(socket, 'connect');
  return socket;
}

/** Resolves also if the connection was reset, for which `once` would reject. */
function closed(socket: Socket): Promise<void> {
  return new Promise((resolve) => {
    socket.on('close', () => resolve());
  });
}

/** Resolves with everything that was received when the other side closes the connection. */
async function received(socket: Socket): Promise<string> {
  let text = '';
  socket.on('data', (chunk: Buffer) => (text += chunk.toString()));
  await closed(socket);
  return text;
}

describe('the connection limits', () => {
  it('answer 408 if the body does not arrive', async () => {
    const socket = await open();
    const answer = received(socket);
    socket.write(
      'POST /echo HTTP/1.1\r\nhost: localhost\r\n' +
        'content-type: application/json\r\ncontent-length: 60000\r\n\r\n{',
    );
    expect(await answer).toMatch(/^HTTP\/1\.1 408 /);
  });

  it('answer 408 if the headers do not arrive', async () => {
    const socket = await open();
    const answer = received(socket);
    socket.write('GET /healthz HTTP/1.1\r\nhost:');
    expect(await answer).toMatch(/^HTTP\/1\.1 408 /);
  });

  it('close connections above the maximum, and accept new ones after one has ended', async () => {
    const held = await Promise.all([open(), open(), open()]);
    const gone = held.map(closed);
    const rejected = connect(port, '127.0.0.1');
    rejected.on('error', () => {}); // It may be reset before the write.
    const rejection = received(rejected);
    rejected.write(health);
    expect(await rejection).toBe('');

    for (const socket of held) socket.destroy();
    await Promise.all(gone);
    const served = await open();
    const answer = received(served);
    served.write(health);
    expect(await answer).toMatch(/^HTTP\/1\.1 200 /);
  });
});
