import type { FastifyInstance, FastifyReply } from 'fastify';

/** Shorter than the idle timeouts of proxies and clients. */
const heartbeatMs = 5_000;

/** Sends new revisions to all open event streams. */
export interface Announcer {
  /** Ignores a revision that is not newer than the last announced one. */
  announce: (revision: number) => void;
}

/**
 * `GET /registry/events`: sends every revision that this process writes or receives, so that shells have it before
 * their next poll. A missed event is covered by that poll.
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
      // A kept-alive connection would delay the shutdown of the registry.
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
      // A process receives its own revisions twice, once from the database.
      if (revision <= announced) return;
      announced = revision;
      send(`event: revision\ndata: ${revision}\n\n`);
    },
  };
}
