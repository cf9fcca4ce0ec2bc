import { connect, createServer, type Server, type Socket } from 'node:net';
import { ports } from './addresses.ts';

/** A TCP proxy to the API that can be disconnected: it stops listening and closes all connections. */
export interface BreakableApi {
  url: string;
  disconnect(): Promise<void>;
  reconnect(): Promise<void>;
}

/** Creates a disconnected proxy. */
export function createBreakableApi(): BreakableApi {
  const open = new Set<Socket>();
  let server: Server | null = null;

  function forward(socket: Socket): void {
    const upstream = connect(ports.api, '127.0.0.1');
    open.add(socket);
    socket.pipe(upstream).pipe(socket);
    for (const end of [socket, upstream]) end.on('error', () => end.destroy());
    socket.on('close', () => {
      open.delete(socket);
      upstream.destroy();
    });
    upstream.on('close', () => socket.destroy());
  }

  return {
    url: `http://127.0.0.1:${ports.extraApi}`,
    reconnect: () =>
      new Promise((done, fail) => {
        server = createServer(forward);
        server.once('error', fail);
        server.listen(ports.extraApi, '127.0.0.1', done);
      }),
    disconnect: () =>
      new Promise((done) => {
        if (!server) return done();
        server.close(() => done());
        server = null;
        for (const socket of open) socket.destroy();
      }),
  };
}
