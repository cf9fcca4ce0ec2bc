import type { PaymentStatus, PaymentUpdate } from './payment-provider.ts';
import { isForward } from './payment-status.ts';
import type { PaymentAttempt } from './repository.ts';

type Settled = Pick<PaymentAttempt, 'capturedAmount' | 'refundedAmount'>;
type Changes = Partial<Settled & Pick<PaymentAttempt, 'state' | 'rejection' | 'pspReference'>>;

/** What of an update concerns the attempt. */
export type AttemptUpdate = Pick<PaymentUpdate, 'status' | 'rejection' | 'pspReference' | 'amount'>;

/** Returns the columns that the update changes; empty for one that is repeated or out of order. */
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
