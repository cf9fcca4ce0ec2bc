import { randomUUID } from 'node:crypto';
import type { SimulatorContext } from './context.ts';
import type { Payment, PaymentStatus } from './payment.ts';
import type { Scenario } from './test-cards.ts';

/** `waits`: for the shopper. `silent`: the caller gets no answer in time. */
export type PayResult = 'done' | 'waits' | 'silent';

/** Changes the status, with a new event. The caller sends the webhook. */
export function changeStatus(payment: Payment, status: PaymentStatus, rejection: string | null = null): void {
  Object.assign(payment, { status, rejection, eventId: `evt_${randomUUID()}` });
  if (status !== 'pending') Object.assign(payment, { page: null, nextDecision: null });
}

/** Changes the status and queues the webhook, which normally arrives after the browser has returned. */
export function decide(
  { webhooks, timing }: SimulatorContext,
  payment: Payment,
  status: PaymentStatus,
  rejection: string | null = null,
): void {
  changeStatus(payment, status, rejection);
  webhooks.add(payment, timing.webhookDelayMs);
}

type Pay = (context: SimulatorContext, payment: Payment) => PayResult | Promise<PayResult>;

function decideLater(status: 'authorised' | 'rejected', rejection: string | null): Pay {
  return ({ now, timing }, payment) => {
    payment.page = null;
    payment.nextDecision = { status, rejection, dueAt: now() + timing.pendingMs };
    return 'done';
  };
}

const payments: Readonly<Record<Scenario, Pay>> = {
  ok: (context, payment) => {
    decide(context, payment, 'authorised');
    return 'done';
  },
  rejected: (context, payment) => {
    decide(context, payment, 'rejected', 'do_not_honour');
    return 'done';
  },
  challenge: (_context, payment) => {
    payment.page = 'challenge';
    return 'waits';
  },
  pending_then_ok: decideLater('authorised', null),
  pending_then_failed: decideLater('rejected', 'insufficient_funds'),
  timeout_but_authorised: ({ webhooks, timing }, payment) => {
    changeStatus(payment, 'authorised');
    webhooks.add(payment, timing.delayedWebhookMs);
    return 'silent';
  },
  webhook_before_return: async ({ webhooks }, payment): Promise<PayResult> => {
    changeStatus(payment, 'authorised');
    await webhooks.sendNow(payment);
    return 'done';
  },
  duplicate_webhook: ({ webhooks, timing }, payment) => {
    changeStatus(payment, 'authorised');
    webhooks.add(payment, timing.webhookDelayMs, 2);
    return 'done';
  },
};

/** Pays with a card as its scenario says. */
export async function payWithCard(
  context: SimulatorContext,
  payment: Payment,
  scenario: Scenario,
): Promise<PayResult> {
  const paying = payments[scenario](context, payment);
  context.store.save();
  return paying;
}
