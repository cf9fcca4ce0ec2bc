import { Histogram, type Registry } from 'prom-client';
import type { PaymentProvider } from './payment-provider.ts';

/** Returns the provider with its answers measured: `payment_provider_duration_seconds`, by call, also of failed ones. */
export function timedProvider(provider: PaymentProvider, register: Registry): PaymentProvider {
  const duration = new Histogram({
    name: 'payment_provider_duration_seconds',
    help: 'Time until the payment provider answers, by call',
    labelNames: ['call'],
    buckets: [0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
    registers: [register],
  });
  const timed =
    <Args extends unknown[], Answer>(call: string, send: (...args: Args) => Promise<Answer>) =>
    async (...args: Args): Promise<Answer> => {
      const end = duration.startTimer({ call });
      try {
        return await send(...args);
      } finally {
        end();
      }
    };
  return {
    name: provider.name,
    createSession: timed('create-session', (request) => provider.createSession(request)),
    confirm: timed('confirm', (reference) => provider.confirm(reference)),
    capture: timed('capture', (psp, amount, reference) => provider.capture(psp, amount, reference)),
    void: timed('void', (psp, reference) => provider.void(psp, reference)),
    refund: timed('refund', (psp, amount, reference) => provider.refund(psp, amount, reference)),
    listTokens: timed('list-tokens', (shopper) => provider.listTokens(shopper)),
    deleteToken: timed('delete-token', (shopper, token) => provider.deleteToken(shopper, token)),
    parseWebhook: (rawBody, headers) => provider.parseWebhook(rawBody, headers),
  };
}
