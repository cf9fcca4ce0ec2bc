import type { FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { ShopError } from '../shop-error.ts';
import { checkServerCall } from './server-calls/server-routes.ts';

const readingMethods = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Protects from cross-site request forgery, together with SameSite=Lax. A request that changes something must have an
 * `Origin` or `Sec-Fetch-Site` header of this site: every browser sends at least one, so one without both is rejected.
 */
export const originCheck = fp(
  async (app) => {
    app.addHook('onRequest', async (request) => {
      if (request.routeOptions.config.caller === 'server') return checkServerCall(request);
      if (readingMethods.has(request.method)) return;
      if (!isOwnOrigin(request)) throw new ShopError('forbidden_origin');
    });
  },
  { name: 'origin-check' },
);

function isOwnOrigin(request: FastifyRequest): boolean {
  const site = request.headers['sec-fetch-site'];
  const { origin } = request.headers;
  if (site === undefined && origin === undefined) return false;
  if (site !== undefined && site !== 'same-origin' && site !== 'none') return false;
  // `host` is the X-Forwarded-Host of a trusted proxy, if there is one.
  return origin === undefined || hostOf(origin) === request.host.toLowerCase();
}

function hostOf(origin: string): string | null {
  return URL.canParse(origin) ? new URL(origin).host : null;
}
