import type { FastifyInstance } from 'fastify';
import { collectDefaultMetrics, Counter, Histogram, type Registry } from 'prom-client';
import type { AppOptions } from '../app.ts';

/** Timeout of the request to the API's `/readyz`. */
const readyTimeoutMs = 2_000;

export function registerHealth(
  app: FastifyInstance,
  { releases, apiUrl, shutdown }: AppOptions,
  registry: Registry,
): void {
  collectDefaultMetrics({ register: registry });
  const durations = new Histogram({
    name: 'shell_request_duration_seconds',
    help: 'Time from request to answer, by route pattern and status',
    labelNames: ['route', 'status'],
    registers: [registry],
  });
  const failures = new Counter({
    name: 'shell_server_errors_total',
    help: 'Answers of 500 and above, by route pattern',
    labelNames: ['route'],
    registers: [registry],
  });
  app.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url ?? 'unknown';
    durations.observe({ route, status: String(reply.statusCode) }, reply.elapsedTime / 1000);
    if (reply.statusCode >= 500) failures.inc({ route });
  });
  app.get('/healthz', async () => ({ status: 'ok' }));
  app.get('/readyz', async (_request, reply) => {
    const isApiReady = await fetch(`${apiUrl}/readyz`, { signal: AbortSignal.timeout(readyTimeoutMs) }).then(
      (answer) => answer.ok,
      () => false,
    );
    const { revision } = releases.snapshotFor('readiness');
    const isReady = isApiReady && revision > 0 && !shutdown.isStopping();
    return reply.code(isReady ? 200 : 503).send({ api: isApiReady, revision });
  });
}
