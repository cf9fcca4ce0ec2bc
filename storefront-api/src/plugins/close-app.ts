import type { FastifyInstance } from 'fastify';

const checkMs = 50;

/**
 * Stops listening and resolves when the open requests are answered. Connections with an incomplete request, or with
 * none, are closed after `timeoutMs`, because Node applies no timeouts of its own while it closes.
 */
export async function closeApp(app: FastifyInstance, timeoutMs: number): Promise<void> {
  const { server } = app;
  let isTimedOut = false;
  const deadline = setTimeout(() => (isTimedOut = true), timeoutMs);
  // The shell keeps its connections alive, so a connection becomes idle after its answer and has to be closed then.
  const check = setInterval(() => {
    if (isTimedOut) server.closeAllConnections();
    else server.closeIdleConnections();
  }, checkMs);
  try {
    await app.close();
  } finally {
    clearTimeout(deadline);
    clearInterval(check);
  }
}
