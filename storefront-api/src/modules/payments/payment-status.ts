import type { PaymentStatus } from './payment-provider.ts';

/**
 * A status only changes to one of a higher rank, so that events that come again or out of order are harmless. Rejected
 * and expired attempts can still be authorised: such an authorisation holds the shopper's money, and must not be lost.
 */
const ranks: Readonly<Record<PaymentStatus | 'started', number>> = {
  started: -1,
  pending: 0,
  rejected: 1,
  expired: 1,
  authorised: 2,
  voided: 3,
  captured: 3,
  partially_refunded: 4,
  refunded: 5,
};

/** Returns whether an attempt of a status can get another one. `started`: the provider has not answered yet. */
export const isForward = (from: PaymentStatus | 'started', to: PaymentStatus): boolean =>
  ranks[to] > ranks[from];
