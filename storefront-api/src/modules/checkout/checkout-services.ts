import type { FastifyBaseLogger } from 'fastify';
import type { CollectPoints } from '../delivery/collect-points/collect-points.ts';
import type { PaymentProvider } from '../payments/payment-provider.ts';

/** What checkout and orders need from outside. */
export interface CheckoutServices {
  provider: PaymentProvider;
  collectPoints: CollectPoints;
  /** Names a member at the provider without telling who it is. */
  shopperReference: (customerId: number) => string;
  log: FastifyBaseLogger;
}
