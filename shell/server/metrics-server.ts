import Fastify, { type FastifyInstance } from 'fastify';
import type { Registry } from 'prom-client';

/** Serves `/metrics` for Prometheus on its own port: traffic and failure figures are not public. */
export function buildMetricsServer(registry: Registry): FastifyInstance {
  const app = Fastify({ requestTimeout: 10_000 });
  app.get('/metrics', async (_request, reply) =>
    reply.type(registry.contentType).send(await registry.metrics()),
  );
  return app;
}
