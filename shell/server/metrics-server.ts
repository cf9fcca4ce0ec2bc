import Fastify, { type FastifyInstance } from 'fastify';
import type { Registry } from 'prom-client';

/** `/metrics` for Prometheus, on a port of its own: what it says of traffic and failures is not for shoppers. */
export function buildMetricsServer(registry: Registry): FastifyInstance {
  const app = Fastify({ requestTimeout: 10_000 });
  app.get('/metrics', async (_request, reply) =>
    reply.type(registry.contentType).send(await registry.metrics()),
  );
  return app;
}
