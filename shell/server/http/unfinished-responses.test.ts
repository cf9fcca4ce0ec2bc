import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { finishResponsesOnClose } from './unfinished-responses.ts';

/** More than the operating system's buffers hold. */
const large = 8_000_000;

describe('finishResponsesOnClose', () => {
  let server: Server;
  afterEach(() => server.closeAllConnections());

  async function serve(listener: RequestListener): Promise<void> {
    server = createServer(listener);
    finishResponsesOnClose(server);
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
  }

  const open = () => connect((server.address() as AddressInfo).port, '127.0.0.1');
  const request = (socket: Socket) => socket.write('GET / HTTP/1.1\r\nhost: localhost\r\n\r\n');

  async function readToEnd(socket: Socket): Promise<string> {
    const chunks: Buffer[] = [];
    socket.on('data', (chunk: Buffer) => chunks.push(chunk));
    await once(socket, 'end');
    socket.end();
    return Buffer.concat(chunks).toString();
  }

  it('sends the rest of a response to a client that reads slowly', async () => {
    const sent = Promise.withResolvers<void>();
    await serve((_request, response) => {
      response.end(Buffer.alloc(large, 'a'));
      sent.resolve();
    });
    const socket = open();
    request(socket);
    await sent.promise;
    const closed = once(server, 'close');
    server.close();
    expect((await readToEnd(socket)).split('\r\n\r\n')[1]).toHaveLength(large);
    await closed;
  });

  it('ends a persistent connection after the response that is under way', async () => {
    const arrived = Promise.withResolvers<void>();
    const answer = Promise.withResolvers<void>();
    await serve((_request, response) => {
      arrived.resolve();
      void answer.promise.then(() => response.end('whole'));
    });
    const socket = open();
    request(socket);
    await arrived.promise;
    const closed = once(server, 'close');
    server.close();
    answer.resolve();
    expect(await readToEnd(socket)).toMatch(/whole$/);
    await closed;
  });

  it('ends idle connections at once', async () => {
    await serve((_request, response) => response.end('whole'));
    const socket = open();
    request(socket);
    await once(socket, 'data');
    const closed = once(server, 'close');
    server.close();
    expect(await readToEnd(socket)).toBe('');
    await closed;
  });

  it('answers the first request of a connection that was accepted before', async () => {
    await serve((_request, response) => response.end('whole'));
    const accepted = once(server, 'connection');
    const socket = open();
    await accepted;
    server.close();
    request(socket);
    expect(await readToEnd(socket)).toMatch(/whole$/);
  });
});
