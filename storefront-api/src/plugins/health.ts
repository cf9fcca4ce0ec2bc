import fp from 'fastify-plugin';
import { ShopError } from '../shop-error.ts';

/** Registers `/healthz` (the process answers) and `/readyz` (the database answers too). */
export const health = fp(
  async (app) => {
    app.get('/healthz', async () => ({ status: 'ok' }));
    app.get('/readyz', async (request) => {
      try {
        await app.database.ping();
      } catch (error) {
        request.log.warn({ err: error }, 'the database does not answer');
        throw new ShopError('unavailable');
      }
      return { status: 'ok' };
    });
  },
  { name: 'health', decorators: { fastify: ['database'] } },
);
