import type { Store } from 'shared-contracts/stores';
import fp from 'fastify-plugin';
import type { DatabaseClient } from '../db/client.ts';

export interface ShopContext {
  database: DatabaseClient;
  /** Returns undefined for an unknown id. */
  findStore: (id: number) => Store | undefined;
  /** Origin of every store in addresses for other services; `{host}` stands for the host of the store. */
  storeOrigin: string;
  now: () => Date;
  /** Multiplies the rate limits: 1 in production, more in tests, whose calls all come from one address. */
  rateLimitFactor: number;
  /** Maximum lifetime of a member's session after sign-in. */
  sessionMaxMs: number;
}

declare module 'fastify' {
  interface FastifyInstance extends ShopContext {}
}

export const shopContext = fp<ShopContext>(
  async (app, context) => {
    app.decorate('database', context.database);
    app.decorate('findStore', context.findStore);
    app.decorate('storeOrigin', context.storeOrigin);
    app.decorate('now', context.now);
    app.decorate('rateLimitFactor', context.rateLimitFactor);
    app.decorate('sessionMaxMs', context.sessionMaxMs);
  },
  { name: 'shop-context' },
);
