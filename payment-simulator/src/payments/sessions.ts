import { randomBytes, randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { paymentKindOf } from 'shared-contracts/payment-kind';
import type { SimulatorContext } from './context.ts';
import { changeStatus, decide, payWithCard, type PayResult } from './pay.ts';
import type { PageKind, Payment, PaymentRequest } from './payment.ts';
import { scenarioOf } from './test-cards.ts';

export interface StartedPayment {
  payment: Payment;
  result: PayResult;
}

const pages = {
  card: 'card',
  paypal: 'paypal',
  paypal_express: 'paypal',
  wallet: 'wallet',
} as const satisfies Record<string, PageKind>;

/** The largest open invoice in minor units; other currencies have that of EUR. */
const invoiceLimits: Readonly<Record<string, number>> = { DKK: 1_000_000, NOK: 1_000_000, SEK: 1_000_000 };
const defaultInvoiceLimit = 100_000;

/**
 * Starts a payment, or returns that of an earlier call with the same reference. Returns `conflict` for a reference of
 * another payment, and `unknown_method` for a code of no known kind.
 */
export async function startPayment(
  context: SimulatorContext,
  request: PaymentRequest,
): Promise<StartedPayment | 'conflict' | 'unknown_method'> {
  const { payments } = context.store.state;
  const existing = payments.find((each) => each.request.reference === request.reference);
  if (existing) {
    return isDeepStrictEqual(existing.request, request) ? { payment: existing, result: 'done' } : 'conflict';
  }
  const kind = paymentKindOf(request.methodCode);
  if (kind === null) return 'unknown_method';
  const payment = createPayment(context, request);
  payments.push(payment);
  let result: PayResult = 'done';
  if (kind === 'one_click') result = await payOneClick(context, payment);
  else if (kind === 'open_invoice') decideInvoice(context, payment);
  else payment.page = pages[kind];
  context.store.save();
  return { payment, result };
}

function createPayment({ now, timing }: SimulatorContext, request: PaymentRequest): Payment {
  return {
    request,
    pspReference: `SIM-${randomBytes(8).toString('hex').toUpperCase()}`,
    pageId: randomBytes(24).toString('base64url'),
    page: null,
    status: 'pending',
    rejection: null,
    captured: 0,
    refunded: 0,
    eventId: `evt_${randomUUID()}`,
    expiresAt: now() + timing.pageMs,
    nextDecision: null,
    answers: {},
  };
}

function payOneClick(context: SimulatorContext, payment: Payment): PayResult | Promise<PayResult> {
  const { tokenId, shopperReference } = payment.request;
  const card = context.store.state.cards.find(
    (each) => each.id === tokenId && each.shopperReference === shopperReference,
  );
  const scenario = card && scenarioOf(card.cardNumber);
  if (scenario) return payWithCard(context, payment, scenario);
  decide(context, payment, 'rejected', 'unknown_token');
  return 'done';
}

function decideInvoice(context: SimulatorContext, payment: Payment): void {
  const { amount, currency } = payment.request.amount;
  const isWithinLimit = amount <= (invoiceLimits[currency] ?? defaultInvoiceLimit);
  if (isWithinLimit) decide(context, payment, 'authorised');
  else decide(context, payment, 'rejected', 'limit_exceeded');
}

/** Makes the decisions that are due, and ends pages that were not used in time. */
export function decideDue(context: SimulatorContext): void {
  const { store, now } = context;
  let isChanged = false;
  for (const payment of store.state.payments) {
    const { nextDecision, page, expiresAt } = payment;
    if (nextDecision !== null && nextDecision.dueAt <= now()) {
      decide(context, payment, nextDecision.status, nextDecision.rejection);
    } else if (page !== null && expiresAt <= now()) {
      changeStatus(payment, 'expired');
      context.webhooks.add(payment, 0);
    } else continue;
    isChanged = true;
  }
  if (isChanged) store.save();
}
