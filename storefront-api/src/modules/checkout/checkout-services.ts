import type { FastifyBaseLogger } from 'fastify';
import type { CollectPoints } from '../delivery/collect-points/collect-points.ts';
import type { PaymentProvider } from '../payments/payment-provider.ts';

/** What checkout and orders depend on. */
export interface CheckoutServices {
  provider: PaymentProvider;
  collectPoints: CollectPoints;
  /** Returns the pseudonym of a member at the provider. */
  shopperReference: (customerId: number) => string;
  log: FastifyBaseLogger;
}
