import fp from 'fastify-plugin';
import { createCatalogueCache, type CatalogueCache } from './catalogue-cache.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** The catalogue in memory, shared by all parts of the catalogue and the navigation. */
    catalogueCache: CatalogueCache;
  }
}

export const catalogueCachePlugin = fp(
  async (app) => {
    app.decorate(
      'catalogueCache',
      createCatalogueCache(app.database.db, () => app.now().getTime()),
    );
  },
  { name: 'catalogue-cache', dependencies: ['shop-context'] },
);
