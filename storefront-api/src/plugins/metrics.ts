import fp from 'fastify-plugin';
import { collectDefaultMetrics, Histogram, Registry } from 'prom-client';

declare module 'fastify' {
  interface FastifyInstance {
    metricsRegister: Registry;
  }
}

export const metrics = fp(
  async (app) => {
    const register = new Registry();
    collectDefaultMetrics({ register });
    app.decorate('metricsRegister', register);
    const duration = new Histogram({
      name: 'http_request_duration_seconds',
      help: 'Time to answer, by route',
      labelNames: ['method', 'route', 'status'],
      buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5],
      registers: [register],
    });

    app.addHook('onResponse', async (request, reply) => {
      const route = request.routeOptions.url ?? 'unknown';
      duration.observe({ method: request.method, route, status: reply.statusCode }, reply.elapsedTime / 1000);
    });
    app.get('/metrics', async (_request, reply) => {
      return reply.type(register.contentType).send(await register.metrics());
    });
  },
  { name: 'metrics' },
);
