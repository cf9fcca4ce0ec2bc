import type { FastifyInstance } from 'fastify';
import type { ServerAuthenticator } from '../../plugins/server-calls/server-authenticators.ts';
import { ShopError } from '../../shop-error.ts';
import type { PaymentProvider, PaymentUpdate } from './payment-provider.ts';
import type { Payments } from './service.ts';

/** Accepts webhooks that the provider has signed. */
function createWebhookAuthenticator(provider: PaymentProvider): ServerAuthenticator<PaymentUpdate> {
  return {
    kind: 'signature',
    authenticate({ headers, rawBody }) {
      const single = Object.entries(headers).filter((entry): entry is [string, string] => {
        return typeof entry[1] === 'string';
      });
      const update = provider.parseWebhook(rawBody.toString('utf8'), Object.fromEntries(single));
      if (update === null) throw new ShopError('authentication_required');
      return update;
    },
  };
}

/** Registers the endpoint for the webhooks of the payment provider. */
export async function paymentWebhookRoutes(
  app: FastifyInstance,
  { payments }: { payments: Payments },
): Promise<void> {
  const { db } = app.database;

  app.serverRoute('payment-webhook', {
    authenticator: createWebhookAuthenticator(payments.provider),
    handler: async (_input, { principal: update }) => {
      const result = await db.transaction((tx) => payments.applyUpdate(tx, update));
      const { eventId, reference, status } = update;
      if (result === 'unknown') {
        app.log.warn(
          { eventId, reference, status },
          'a webhook is about a payment that the shop does not know',
        );
        throw new ShopError('not_found');
      }
      // Repeating it would change nothing, so it is answered like any other; the operator must look at it.
      if (result === 'mismatch') {
        app.log.error({ eventId, reference, status }, 'a webhook contradicts its payment and was ignored');
      }
      return { result };
    },
  });
}
