import type { FastifyInstance, FastifyReply } from 'fastify';

/** Less than what proxies and careful readers wait for on a silent connection, milliseconds. */
const heartbeatMs = 5_000;

/** Open connections of those who wait for the next revision. */
export interface Announcer {
  /** Says nothing of a revision at or before one that was announced. */
  announce: (revision: number) => void;
}

/**
 * `GET /registry/events`: a line for every revision that this process writes or hears of, so that shells need not wait
 * for their next look. Whoever misses one finds it at that look.
 */
export function registerEventRoutes(app: FastifyInstance): Announcer {
  const listeners = new Set<FastifyReply>();
  let announced = 0;
  const send = (text: string) => {
    for (const { raw } of listeners) raw.write(text);
  };
  const heartbeat = setInterval(() => send(':\n\n'), heartbeatMs);
  heartbeat.unref();

  app.get('/registry/events', (request, reply) => {
    reply.hijack();
    reply.raw.writeHead(200, {
      'content-type': 'text/event-stream',
      'cache-control': 'no-store',
      // Kept open after its end, it would hold a registry that is told to stop.
      connection: 'close',
    });
    reply.raw.write(':\n\n');
    listeners.add(reply);
    request.raw.once('close', () => listeners.delete(reply));
  });
  app.addHook('preClose', async () => {
    clearInterval(heartbeat);
    for (const { raw } of listeners) raw.end();
  });
  return {
    announce: (revision) => {
      // Its own revisions a process hears of twice, once from the database.
      if (revision <= announced) return;
      announced = revision;
      send(`event: revision\ndata: ${revision}\n\n`);
    },
  };
}
