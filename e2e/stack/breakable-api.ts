import { connect, createServer, type Server, type Socket } from 'node:net';
import { ports } from './addresses.ts';

/** A TCP proxy to the API that can be disconnected: it stops listening and closes all connections. */
export interface BreakableApi {
  url: string;
  cut(): Promise<void>;
  mend(): Promise<void>;
}

/** Creates a disconnected proxy. */
export function createBreakableApi(): BreakableApi {
  const open = new Set<Socket>();
  let server: Server | null = null;

  function carry(socket: Socket): void {
    const onward = connect(ports.api, '127.0.0.1');
    open.add(socket);
    socket.pipe(onward).pipe(socket);
    for (const end of [socket, onward]) end.on('error', () => end.destroy());
    socket.on('close', () => {
      open.delete(socket);
      onward.destroy();
    });
    onward.on('close', () => socket.destroy());
  }

  return {
    url: `http://127.0.0.1:${ports.extraApi}`,
    mend: () =>
      new Promise((done, fail) => {
        server = createServer(carry);
        server.once('error', fail);
        server.listen(ports.extraApi, '127.0.0.1', done);
      }),
    cut: () =>
      new Promise((done) => {
        if (!server) return done();
        server.close(() => done());
        server = null;
        for (const socket of open) socket.destroy();
      }),
  };
}
