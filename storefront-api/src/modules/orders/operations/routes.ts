import { randomBytes } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { createSignatureAuthenticator } from '../../../plugins/server-calls/server-authenticators.ts';
import type { OrderServices } from '../order-services.ts';
import { operate } from './operate.ts';
import { pickingList } from './picking-list.ts';

interface OperationOptions {
  services: OrderServices;
  /** Shared with the operators. @default a random one, for which there is no caller */
  secret: Buffer | undefined;
}

/** Routes of warehouse and customer service, for callers that sign with the secret of operations. */
export async function operationRoutes(
  app: FastifyInstance,
  { services, secret }: OperationOptions,
): Promise<void> {
  const { db } = app.database;
  const secretBytes = 32;
  const authenticator = createSignatureAuthenticator({
    secrets: [secret ?? randomBytes(secretBytes)],
    header: 'x-operations-signature',
  });

  app.serverRoute('order-operation', {
    authenticator,
    handler: (operation, { now }) => operate(db, operation, services, now),
  });

  app.serverRoute('picking-list', {
    authenticator,
    handler: (input) => pickingList(db, input),
  });
}
