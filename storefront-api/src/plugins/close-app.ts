import type { FastifyInstance } from 'fastify';

const checkMs = 50;

/**
 * Stops listening and resolves when the open requests are answered, and the handlers of those whose clients have gone have
 * ended: the caller may then close the database. Connections with an incomplete request, or with none, are closed after
 * `timeoutMs`, because Node applies no timeouts of its own while it closes; handlers are not waited for any longer then.
 */
export async function closeApp(app: FastifyInstance, timeoutMs: number): Promise<void> {
  const { server } = app;
  const timedOut = Promise.withResolvers<void>();
  let isTimedOut = false;
  const deadline = setTimeout(() => {
    isTimedOut = true;
    timedOut.resolve();
  }, timeoutMs);
  // The shell keeps its connections alive, so a connection becomes idle after its answer and has to be closed then.
  const check = setInterval(() => {
    if (isTimedOut) server.closeAllConnections();
    else server.closeIdleConnections();
  }, checkMs);
  try {
    await app.close();
    await Promise.race([app.runningRequests.settled(), timedOut.promise]);
  } finally {
    clearTimeout(deadline);
    clearInterval(check);
  }
}
