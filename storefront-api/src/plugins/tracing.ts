import fp from 'fastify-plugin';
import { traceRequests } from 'shared-tracing/requests';

const untracedRoutes: ReadonlySet<string | undefined> = new Set(['/healthz', '/readyz', '/metrics']);

/** Makes requests part of the traces of the shell, which begin there. */
export const tracing = fp(
  async (app) => {
    traceRequests(app, {
      isTraced: ({ routeOptions }) => !untracedRoutes.has(routeOptions.url),
      // The shell names the visitor's address, which Fastify reads from trusted proxies only.
      isOwnCaller: ({ ips }) => ips !== undefined && ips.length > 1,
    });
  },
  { name: 'tracing' },
);
