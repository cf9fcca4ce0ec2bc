import type { FastifyInstance } from 'fastify';
import { clientNetwork } from 'shared-contracts/client-network';
import { storeByHost } from 'shared-contracts/stores';
import type { UnavailablePage } from '../http/responses/error-handler.ts';
import { securityHeaders } from '../http/responses/security-headers.ts';
import type { ShellBuild } from '../shell-build.ts';

export interface RejectOverflowOptions {
  /** See `overflowWait` of the render queue. */
  overflowWait: (client: string) => number | null;
  shellBuild: ShellBuild;
  unavailablePage: UnavailablePage;
}

/** URL of the route of all pages. */
export const pageRoute = '/*';

/**
 * Answers 503 to page requests of a network that has as many pages waiting as it may have, cached pages included, before
 * cookies, releases or experiments are read. Otherwise a thousand requests that the queue will reject delay the pages of
 * all others by a second.
 */
export function rejectOverflow(app: FastifyInstance, options: RejectOverflowOptions): void {
  const headers = securityHeaders(options.shellBuild);

  app.addHook('onRequest', async (request, reply) => {
    if (request.routeOptions.url !== pageRoute) return;
    const retryAfterSeconds = options.overflowWait(clientNetwork(request.ip));
    if (retryAfterSeconds === null) return;
    const page = await options.unavailablePage(storeByHost(request.headers.host));
    reply.hijack();
    reply.raw.writeHead(503, {
      ...headers,
      'cache-control': 'no-store',
      'content-length': Buffer.byteLength(page),
      'content-type': 'text/html; charset=utf-8',
      'retry-after': String(retryAfterSeconds),
    });
    reply.raw.end(request.method === 'HEAD' ? undefined : page);
  });
}
