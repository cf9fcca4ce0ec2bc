import type { FastifyInstance } from 'fastify';
import { storeByHost, stores } from 'shared-contracts/stores';

/**
 * `GET /store-switch/<code>` redirects to the home page of another store, for links that know its code and not its
 * host. Redirects to hosts of the shop and of the same website only.
 */
export function registerStoreSwitch(app: FastifyInstance): void {
  app.get<{ Params: { code: string } }>('/store-switch/:code', async (request, reply) => {
    const { websiteId } = storeByHost(request.headers.host);
    const targetStore = stores.find((store) => store.code === request.params.code);
    if (targetStore?.websiteId !== websiteId) return reply.redirect('/', 302);
    const port = /:\d{1,5}$/.exec(request.headers.host ?? '')?.[0] ?? '';
    return reply.redirect(`${request.protocol}://${targetStore.host}${port}/`, 302);
  });
}
