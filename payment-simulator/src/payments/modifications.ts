import type { Money } from 'shared-contracts/money';
import type { SimulatorContext } from './context.ts';
import { decide } from './pay.ts';
import { updateOf, type Payment, type PaymentUpdate } from './payment.ts';

export type Modification =
  { kind: 'capture' | 'refund'; reference: string; amount: Money } | { kind: 'void'; reference: string };

/**
 * Captures, voids or refunds. Returns the new state, or the unchanged one with the reason of a rejection. A repeated call
 * gets the answer of the first.
 */
export function modify(
  context: SimulatorContext,
  payment: Payment,
  modification: Modification,
): PaymentUpdate {
  const earlier = payment.answers[modification.reference];
  if (earlier) return earlier;
  const rejection = rejectionOf(payment, modification);
  if (rejection === null) apply(context, payment, modification);
  const answer = { ...updateOf(payment), ...(rejection !== null && { rejection }) };
  payment.answers[modification.reference] = answer;
  context.store.save();
  return answer;
}

function rejectionOf(payment: Payment, modification: Modification): string | null {
  const { request, status, captured, refunded } = payment;
  if (modification.kind === 'void') {
    return status === 'authorised' || status === 'pending' ? null : 'not_voidable';
  }
  const { amount, currency } = modification.amount;
  if (currency !== request.amount.currency || amount <= 0) return 'wrong_amount';
  if (modification.kind === 'capture') {
    if (!isCapturable.has(status)) return 'not_authorised';
    return captured + amount <= request.amount.amount ? null : 'amount_too_high';
  }
  if (status !== 'captured' && status !== 'partially_refunded') return 'not_captured';
  return refunded + amount <= captured ? null : 'amount_too_high';
}

/** A payment is captured in parts, one for each parcel. */
const isCapturable: ReadonlySet<string> = new Set([
  'authorised',
  'captured',
  'partially_refunded',
  'refunded',
]);

function apply(context: SimulatorContext, payment: Payment, modification: Modification): void {
  if (modification.kind === 'void') return decide(context, payment, 'voided');
  const { amount } = modification.amount;
  if (modification.kind === 'capture') {
    payment.captured += amount;
    return decide(context, payment, 'captured');
  }
  payment.refunded += amount;
  return decide(context, payment, payment.refunded === payment.captured ? 'refunded' : 'partially_refunded');
}
