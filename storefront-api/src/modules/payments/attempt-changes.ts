import type { PaymentStatus, PaymentUpdate } from './payment-provider.ts';
import type { PaymentAttempt } from './repository.ts';

/**
 * A state only changes to one of a higher rank, so that late and out-of-order events are harmless. Rejected and expired
 * attempts can still be authorised: a provider's late authorisation holds the shopper's money, and must not be lost.
 */
const ranks: Readonly<Record<PaymentStatus, number>> = {
  pending: 0,
  rejected: 1,
  expired: 1,
  authorised: 2,
  voided: 3,
  captured: 3,
  partially_refunded: 4,
  refunded: 5,
};

const isForward = (from: PaymentStatus, to: PaymentStatus): boolean => ranks[to] > ranks[from];

type Settled = Pick<PaymentAttempt, 'capturedAmount' | 'refundedAmount'>;
type Changes = Partial<Settled & Pick<PaymentAttempt, 'state' | 'rejection' | 'pspReference'>>;

/** What of an update concerns the attempt. */
export type AttemptUpdate = Pick<PaymentUpdate, 'status' | 'rejection' | 'pspReference' | 'amount'>;

/** Returns the columns that the update changes; empty for one that is late or repeated. */
export function changesOf(attempt: PaymentAttempt, update: AttemptUpdate): Changes {
  const changes: Changes = {};
  const { status, pspReference, rejection } = update;
  if (attempt.pspReference === null) changes.pspReference = pspReference;
  if (isForward(attempt.state, status)) {
    changes.state = status;
    changes.rejection = status === 'rejected' ? (rejection ?? 'unknown') : null;
  }
  // Sums only grow, whatever order the events come in.
  const settled = settledBy(update);
  if (settled.capturedAmount > attempt.capturedAmount) changes.capturedAmount = settled.capturedAmount;
  if (settled.refundedAmount > attempt.refundedAmount) changes.refundedAmount = settled.refundedAmount;
  return changes;
}

function settledBy({ status, amount: { amount } }: AttemptUpdate): Settled {
  if (status === 'captured') return { capturedAmount: amount, refundedAmount: 0 };
  const isRefund = status === 'refunded' || status === 'partially_refunded';
  return { capturedAmount: 0, refundedAmount: isRefund ? amount : 0 };
}

/** Returns whether the update is about this attempt: reference, method and currency. */
export function concerns(attempt: PaymentAttempt, update: PaymentUpdate): boolean {
  return (
    update.methodCode === attempt.methodCode &&
    (attempt.pspReference === null || update.pspReference === attempt.pspReference) &&
    update.amount.currency === attempt.currency
  );
}

/** Returns whether the update is about this attempt, and its amount is possible. */
export function matches(attempt: PaymentAttempt, update: PaymentUpdate): boolean {
  const { amount } = update.amount;
  return (
    concerns(attempt, update) &&
    (isPartAllowed(update.status) ? amount > 0 && amount <= attempt.amount : amount === attempt.amount)
  );
}

/** Of these states the amount is what was captured or refunded so far. */
const isPartAllowed = (status: PaymentStatus): boolean =>
  status === 'captured' || status === 'refunded' || status === 'partially_refunded';
