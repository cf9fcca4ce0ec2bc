import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface RoundRobin {
  url: string;
  /** Number of answers by status. */
  statuses: Map<number, number>;
  close(): Promise<void>;
}

/** Starts a proxy that sends each request to the next of several servers, so that no visitor stays with one of them. */
export async function startRoundRobin(targets: readonly URL[]): Promise<RoundRobin> {
  const statuses = new Map<number, number>();
  let count = 0;

  function forward(from: IncomingMessage, to: ServerResponse): void {
    const target = targets[count++ % targets.length];
    const sent = request({
      host: '127.0.0.1',
      port: target?.port,
      method: from.method,
      path: from.url,
      headers: from.headers,
    });
    sent.on('response', (answer) => {
      const status = answer.statusCode ?? 0;
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
      to.writeHead(status, answer.rawHeaders);
      answer.pipe(to);
    });
    sent.on('error', () => to.destroy());
    from.pipe(sent);
  }

  const server = createServer(forward);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://localhost:${port}`,
    statuses,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
