import type { FastifyInstance } from 'fastify';
import { clientNetwork } from 'shared-contracts/client-network';

const retryAfterSeconds = 2;

/**
 * Rejects requests of a network that has `maxPerClient` requests in flight, before anything else is done for them:
 * rejecting a thousand requests must not delay the pages of others.
 */
export function limitRequestsInFlight(app: FastifyInstance, maxPerClient: number): void {
  const inFlight = new Map<string, number>();

  app.addHook('onRequest', (request, reply, done) => {
    const client = clientNetwork(request.ip);
    const count = inFlight.get(client) ?? 0;
    if (count >= maxPerClient) {
      reply.code(503).header('retry-after', String(retryAfterSeconds)).header('cache-control', 'no-store');
      void reply.type('text/plain').send('Too many requests at the same time');
      return;
    }
    inFlight.set(client, count + 1);
    // Emitted once, after the answer or when the client disconnects.
    reply.raw.once('close', () => {
      const left = (inFlight.get(client) ?? 1) - 1;
      if (left === 0) inFlight.delete(client);
      else inFlight.set(client, left);
    });
    done();
  });
}
