import type { Store } from 'shared-contracts/stores';
import fp from 'fastify-plugin';
import type { DatabaseClient } from '../db/client.ts';
import type { BreachedPasswords } from '../modules/session/breached-passwords.ts';

export interface ShopContext {
  database: DatabaseClient;
  /** Undefined for an id that no store has. */
  findStore: (id: number) => Store | undefined;
  now: () => Date;
  /** Multiplies the limits of calls. 1 for visitors; more for tests, whose calls all come from one address. */
  rateLimitFactor: number;
  /** A member's session ends so long after sign-in, whatever visits there were. */
  sessionMaxMs: number;
  /** What no new password may be. */
  breachedPasswords: BreachedPasswords;
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
    app.decorate('breachedPasswords', context.breachedPasswords);
  },
  { name: 'shop-context' },
);
