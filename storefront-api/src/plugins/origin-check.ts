import fp from 'fastify-plugin';
import { isOwnOrigin } from 'shared-contracts/own-origin';
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
      // `host` and `protocol` are the forwarded ones of a trusted proxy, if there is one.
      if (!isOwnOrigin(request)) throw new ShopError('forbidden_origin');
    });
  },
  { name: 'origin-check' },
);
