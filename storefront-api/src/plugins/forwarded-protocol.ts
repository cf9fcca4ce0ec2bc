import fp from 'fastify-plugin';
import { ShopError } from '../shop-error.ts';

/**
 * Rejects any other `X-Forwarded-Proto` of a trusted proxy, because the protocol decides whether cookies are `Secure`.
 * Fastify ignores the header of an untrusted caller.
 */
export const forwardedProtocol = fp(
  async (app) => {
    app.addHook('onRequest', async ({ protocol }) => {
      if (protocol !== 'http' && protocol !== 'https') throw new ShopError('invalid_request');
    });
  },
  { name: 'forwarded-protocol' },
);
