import type { FastifyInstance } from 'fastify';
import { ShopError } from '../../shop-error.ts';
import { createSignatureAuthenticator } from '../../plugins/server-calls/server-authenticators.ts';
import { randomBytes } from 'node:crypto';

export async function stubRoutes(app: FastifyInstance): Promise<void> {
  const reject = (): never => {
    throw new ShopError('unavailable');
  };
  app.contractRoute('helpdesk-orders', reject);
  app.contractRoute('self-cancel-order', reject);
  app.contractRoute('self-edit-address-order', reject);
  app.contractRoute('reorder', reject);
  app.contractRoute('tracking-details', reject);
  app.contractRoute('payment-provider-list', reject);
  app.contractRoute('payment-provider-delete', reject);
  app.contractRoute('historical-orders', reject);
  app.contractRoute('historical-order-view', reject);
  const authenticator = createSignatureAuthenticator({ secrets: [randomBytes(32)] });
  app.serverRoute('order-operation', { authenticator, handler: reject });
  app.serverRoute('picking-list', { authenticator, handler: reject });
}
