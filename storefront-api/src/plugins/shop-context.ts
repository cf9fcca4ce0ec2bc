import type { Store } from 'shared-contracts/stores';
import fp from 'fastify-plugin';
import type { DatabaseClient } from '../db/client.ts';

export interface ShopContext {
  database: DatabaseClient;
  /** Undefined for an id that no store has. */
  findStore: (id: number) => Store | undefined;
  now: () => Date;
}

declare module 'fastify' {
  interface FastifyInstance extends ShopContext {}
}

export const shopContext = fp<ShopContext>(
  async (app, { database, findStore, now }) => {
    app.decorate('database', database);
    app.decorate('findStore', findStore);
    app.decorate('now', now);
  },
  { name: 'shop-context' },
);
