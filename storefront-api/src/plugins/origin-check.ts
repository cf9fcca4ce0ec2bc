import type { FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { ShopError } from '../shop-error.ts';
import { admitServerCall } from './server-routes.ts';

const readingMethods = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Against forged requests, together with SameSite=Lax. A change must say where it comes from: every browser
 * sends at least one of the two headers, so a request with neither is refused.
 */
export const originCheck = fp(
  async (app) => {
    app.addHook('onRequest', async (request) => {
      if (request.routeOptions.config.caller === 'server') return admitServerCall(request);
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
  // `host` is X-Forwarded-Host where a proxy on this machine set it
  return origin === undefined || hostOf(origin) === request.host.toLowerCase();
}

function hostOf(origin: string): string | null {
  return URL.canParse(origin) ? new URL(origin).host : null;
}
