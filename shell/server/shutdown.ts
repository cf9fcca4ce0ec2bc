import type { FastifyInstance } from 'fastify';

export interface Shutdown {
  /** True from the first call of `stop`. */
  isStopping: () => boolean;
  /**
   * Stops accepting connections, waits for the requests in flight, and ends what is still open after `timeoutMs`.
   * Resolves when the server is closed.
   */
  stop: (app: FastifyInstance, timeoutMs: number) => Promise<void>;
}

export function createShutdown(): Shutdown {
  let stopped: Promise<void> | undefined;

  async function close(app: FastifyInstance, timeoutMs: number): Promise<void> {
    const timer = setTimeout(() => {
      app.log.warn({ timeoutMs }, 'requests in flight have taken too long and are ended');
      app.server.closeAllConnections();
    }, timeoutMs);
    try {
      await app.close();
    } finally {
      clearTimeout(timer);
    }
  }

  return {
    isStopping: () => stopped !== undefined,
    stop: (app, timeoutMs) => (stopped ??= close(app, timeoutMs)),
  };
}

/** An answer that is sent while the server stops is the last one on its connection. */
export function closeConnectionsWhenStopping(app: FastifyInstance, { isStopping }: Shutdown): void {
  app.addHook('onSend', async (_request, reply) => {
    if (isStopping()) reply.header('connection', 'close');
  });
}
