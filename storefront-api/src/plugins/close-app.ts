import type { FastifyInstance } from 'fastify';

const checkMs = 50;

/**
 * Stops listening and resolves when the open requests are answered. Connections on which a request is still
 * arriving, or that never sent one, are cut after `timeoutMs`: Node checks no timeouts any more while it closes.
 */
export async function closeApp(app: FastifyInstance, timeoutMs: number): Promise<void> {
  const { server } = app;
  let isOver = false;
  const deadline = setTimeout(() => (isOver = true), timeoutMs);
  // The shell keeps its connections: one whose request is answered now would stay open for its next one.
  const check = setInterval(() => {
    if (isOver) server.closeAllConnections();
    else server.closeIdleConnections();
  }, checkMs);
  try {
    await app.close();
  } finally {
    clearTimeout(deadline);
    clearInterval(check);
  }
}
