import fp from 'fastify-plugin';
import { createListings, type Listings } from './catalogue-cache.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** The catalogue in memory, shared by every module that lists or counts products. */
    listings: Listings;
  }
}

export const catalogueCache = fp(
  async (app) => {
    app.decorate(
      'listings',
      createListings(app.database.db, () => app.now().getTime()),
    );
  },
  { name: 'listings', dependencies: ['shop-context'] },
);
