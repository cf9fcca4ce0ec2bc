import type { FastifyInstance } from 'fastify';
import { isMembersPath, isShopPath } from 'shared-contracts/routes';
import { storeByHost, stores } from 'shared-contracts/stores';

/**
 * `GET /store-switch/<code>` redirects to another store, for links that know its code and not its host: to its home page,
 * or to the members' page `to`. Redirects to hosts of the shop and of the same website only.
 */
export function registerStoreSwitch(app: FastifyInstance): void {
  app.get<{ Params: { code: string }; Querystring: Partial<Record<string, unknown>> }>(
    '/store-switch/:code',
    async (request, reply) => {
      const { websiteId } = storeByHost(request.headers.host);
      const targetStore = stores.find((store) => store.code === request.params.code);
      if (targetStore?.websiteId !== websiteId) return reply.redirect('/', 302);
      const port = /:\d{1,5}$/.exec(request.headers.host ?? '')?.[0] ?? '';
      const { to } = request.query;
      const path = typeof to === 'string' && isShopPath(to) && isMembersPath(to) ? to : '/';
      return reply.redirect(`${request.protocol}://${targetStore.host}${port}${path}`, 302);
    },
  );
}
