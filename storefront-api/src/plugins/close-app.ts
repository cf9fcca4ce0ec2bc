import type { FastifyInstance } from 'fastify';

const idleCheckMs = 50;

/**
 * Stops listening and resolves when the open requests are answered. Connections on which a request is still
 * arriving, or that never sent one, are cut after `timeoutMs`: Node checks no timeouts any more while it closes.
 */
export async function closeApp(app: FastifyInstance, timeoutMs: number): Promise<void> {
  const cut = setTimeout(() => app.server.closeAllConnections(), timeoutMs);
  // The shell keeps its connections: one whose request is answered now would stay open for its next one.
  const idle = setInterval(() => app.server.closeIdleConnections(), idleCheckMs);
  try {
    await app.close();
  } finally {
    clearTimeout(cut);
    clearInterval(idle);
  }
}
