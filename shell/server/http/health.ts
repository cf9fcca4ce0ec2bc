import type { FastifyInstance } from 'fastify';
import { collectDefaultMetrics, Counter, Histogram, type Registry } from 'prom-client';

/** Timeout of the request to the API's `/readyz`. */
const readyTimeoutMs = 2_000;

export interface HealthOptions {
  apiUrl: string;
  /** Registry of all Prometheus metrics. */
  metrics: Registry;
  /** Returns the registry revision of the releases in use; 0 before the first reading of the registry. */
  revision: () => number;
  /** Returns true from the start of a shutdown. */
  isStopping: () => boolean;
}

/** Registers the metrics of answered requests, `/healthz` and `/readyz`. */
export function registerHealth(app: FastifyInstance, options: HealthOptions): void {
  const { apiUrl, metrics } = options;
  collectDefaultMetrics({ register: metrics });
  const durations = new Histogram({
    name: 'shell_request_duration_seconds',
    help: 'Time from request to answer, by route pattern and status',
    labelNames: ['route', 'status'],
    registers: [metrics],
  });
  const failures = new Counter({
    name: 'shell_server_errors_total',
    help: 'Answers of 500 and above, by route pattern',
    labelNames: ['route'],
    registers: [metrics],
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
    const revision = options.revision();
    const isReady = isApiReady && revision > 0 && !options.isStopping();
    return reply.code(isReady ? 200 : 503).send({ api: isApiReady, revision });
  });
}
