import { randomUUID } from 'node:crypto';
import type { SimulatorContext } from './context.ts';
import { modify } from './modifications.ts';
import { updateOf, type Payment, type PaymentNotice, type PaymentUpdate } from './payment.ts';

/** Refunds a part of a payment, as a person does in the provider's own pages. The shop learns it by the webhook. */
export function refundAtProvider(context: SimulatorContext, payment: Payment, amount: number): PaymentUpdate {
  const { currency } = payment.request.amount;
  const reference = `provider_${randomUUID()}`;
  return modify(context, payment, { kind: 'refund', reference, amount: { amount, currency } });
}

/** Tells the shop that the bank of the shopper reclaims an amount. The payment stays as it is while that is contested. */
export function reclaim(
  { webhooks, timing, store }: SimulatorContext,
  payment: Payment,
  amount: number,
): PaymentNotice {
  const { currency } = payment.request.amount;
  const eventId = `evt_${randomUUID()}`;
  const notice = {
    ...updateOf(payment),
    eventId,
    amount: { amount, currency },
    notice: 'chargeback',
  } as const;
  webhooks.addNotice(payment, notice, timing.webhookDelayMs);
  store.save();
  return notice;
}
