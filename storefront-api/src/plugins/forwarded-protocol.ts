import fp from 'fastify-plugin';
import { ShopError } from '../shop-error.ts';

/**
 * Refuses any other `X-Forwarded-Proto` of a trusted proxy: the protocol decides whether cookies are `Secure`.
 * The header of an untrusted caller is ignored by Fastify.
 */
export const forwardedProtocol = fp(
  async (app) => {
    app.addHook('onRequest', async ({ protocol }) => {
      if (protocol !== 'http' && protocol !== 'https') throw new ShopError('invalid_request');
    });
  },
  { name: 'forwarded-protocol' },
);
