import type { Store } from 'shared-contracts/stores';
import fp from 'fastify-plugin';
import type { DatabaseClient } from '../db/client.ts';

export interface ShopContext {
  database: DatabaseClient;
  /** Undefined for an id that no store has. */
  findStore: (id: number) => Store | undefined;
  now: () => Date;
  /** Multiplies the limits of calls. 1 for visitors; more for tests, whose calls all come from one address. */
  rateLimitFactor: number;
  /** A member's session ends so long after sign-in, whatever visits there were. */
  sessionMaxMs: number;
}

declare module 'fastify' {
  interface FastifyInstance extends ShopContext {}
}

export const shopContext = fp<ShopContext>(
  async (app, context) => {
    app.decorate('database', context.database);
    app.decorate('findStore', context.findStore);
    app.decorate('now', context.now);
    app.decorate('rateLimitFactor', context.rateLimitFactor);
    app.decorate('sessionMaxMs', context.sessionMaxMs);
  },
  { name: 'shop-context' },
);
