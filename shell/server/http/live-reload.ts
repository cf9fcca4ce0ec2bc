import type { FastifyInstance, FastifyReply } from 'fastify';

/** Reloads the open tabs of a developer when another release is live. */
export interface LiveReload {
  clients: Set<FastifyReply>;
}

export function createLiveReload(): LiveReload {
  return { clients: new Set() };
}

export function reloadTabs({ clients }: LiveReload): void {
  for (const client of clients) client.raw.write('event: reload\ndata: 1\n\n');
}

// A connection that was lost and restored means a restarted shell, which is a reason to reload as well.
const script = `let isLost = false;
const events = new EventSource('/__dev/events');
events.addEventListener('reload', () => location.reload());
events.addEventListener('error', () => { isLost = true; });
events.addEventListener('open', () => { if (isLost) location.reload(); });
`;

export function registerLiveReload(app: FastifyInstance, liveReload: LiveReload): void {
  app.get('/__dev/live-reload.js', async (_request, reply) => reply.type('text/javascript').send(script));
  app.get('/__dev/events', (request, reply) => {
    reply.hijack();
    reply.raw.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' });
    reply.raw.write(': connected\n\n');
    liveReload.clients.add(reply);
    request.raw.on('close', () => liveReload.clients.delete(reply));
  });
}
