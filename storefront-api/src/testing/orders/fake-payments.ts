import type { Money } from 'shared-contracts/money';
import {
  PaymentProviderError,
  type PaymentProvider,
  type PaymentRequest,
  type PaymentSession,
  type PaymentStatus,
  type PaymentUpdate,
} from '../../modules/payments/payment-provider.ts';

/** What the fake does with a new payment. `lost`: it is authorised, and the answer is lost. */
export type FakeBehaviour = 'authorise' | 'reject' | 'redirect' | 'wait' | 'lost' | 'unreachable';

interface FakePayment {
  request: PaymentRequest;
  status: PaymentStatus;
  redirect: string | null;
  /** Minor units. */
  captured?: number;
  refunded?: number;
  /** Answers by the references of captures, voids and refunds. */
  answers?: Map<string, PaymentUpdate>;
}

export interface FakePayments extends PaymentProvider {
  /** Payments by the shop's reference. */
  payments: Map<string, FakePayment>;
  behaviour: FakeBehaviour;
  /** Number of calls that would have created a payment. */
  sessionCalls: number;
  /** Captures, voids and refunds. `lost`: it is done, and the answer is lost. */
  operations: 'accept' | 'reject' | 'lost' | 'unreachable';
  /** Runs before a payment is created. */
  beforeSession: () => Promise<void>;
  /** Runs before a payment is voided. */
  beforeVoid: () => Promise<void>;
}

/** A payment provider in memory. It is idempotent by the shop's reference, as the port requires. */
export function createFakePayments(behaviour: FakeBehaviour = 'authorise'): FakePayments {
  const payments = new Map<string, FakePayment>();

  function update(reference: string): PaymentUpdate | null {
    const payment = payments.get(reference);
    if (payment === undefined) return null;
    const { request, status, captured, refunded, redirect } = payment;
    const settled = { captured, refunded, partially_refunded: refunded }[status as string];
    return {
      eventId: `${reference}-${status}`,
      reference,
      pspReference: `psp-${reference}`,
      methodCode: request.methodCode,
      status,
      amount: { ...request.amount, amount: settled ?? request.amount.amount },
      rejection: status === 'rejected' ? 'declined' : null,
      ...(status === 'pending' && { redirect }),
    };
  }

  /** Captures, voids or refunds once for each reference. */
  async function change(pspReference: string, reference: string, apply: (payment: FakePayment) => boolean) {
    const ofPayment = pspReference.replace('psp-', '');
    const payment = payments.get(ofPayment);
    if (payment === undefined || fake.operations === 'unreachable')
      throw new PaymentProviderError('Unreachable');
    payment.answers ??= new Map();
    const known = payment.answers.get(reference);
    const isDone = known !== undefined || (fake.operations !== 'reject' && apply(payment));
    const answer = { ...update(ofPayment), rejection: isDone ? null : 'refused' } as PaymentUpdate;
    const first = known ?? { ...answer, eventId: `${reference}-${answer.status}` };
    payment.answers.set(reference, first);
    if (fake.operations === 'lost') throw new PaymentProviderError('The answer was lost');
    return first;
  }

  function capture(payment: FakePayment, amount: number): boolean {
    const { captured = 0, request, status } = payment;
    if (status === 'voided' || captured + amount > request.amount.amount) return false;
    Object.assign(payment, { captured: captured + amount, status: 'captured' });
    return true;
  }

  function refund(payment: FakePayment, amount: number): boolean {
    const { captured = 0, refunded = 0 } = payment;
    if (refunded + amount > captured) return false;
    const status = refunded + amount === captured ? 'refunded' : 'partially_refunded';
    Object.assign(payment, { refunded: refunded + amount, status });
    return true;
  }

  function cancel(payment: FakePayment): boolean {
    if (payment.captured !== undefined) return false;
    payment.status = 'voided';
    return true;
  }

  const fake: FakePayments = {
    name: 'fake',
    payments,
    behaviour,
    sessionCalls: 0,
    operations: 'accept',
    beforeSession: async () => {},
    beforeVoid: async () => {},
    async createSession(request) {
      fake.sessionCalls += 1;
      await fake.beforeSession();
      if (fake.behaviour === 'unreachable') throw new PaymentProviderError('Unreachable');
      const known = payments.get(request.reference);
      const payment = known ?? { request, ...outcomeOf(fake.behaviour, request.reference) };
      payments.set(request.reference, payment);
      if (fake.behaviour === 'lost') throw new PaymentProviderError('The answer was lost');
      const { status, redirect } = payment;
      return {
        pspReference: `psp-${request.reference}`,
        status,
        redirect,
        rejection: status === 'rejected' ? 'declined' : null,
      } satisfies PaymentSession;
    },
    confirm: async (reference) => update(reference),
    capture: (pspReference: string, { amount }: Money, reference) =>
      change(pspReference, reference, (payment) => capture(payment, amount)),
    void: async (pspReference, reference) => {
      await fake.beforeVoid();
      return change(pspReference, reference, cancel);
    },
    refund: (pspReference: string, { amount }: Money, reference) =>
      change(pspReference, reference, (payment) => refund(payment, amount)),
    listTokens: async () => [{ id: 'card-1', label: 'Visa •••• 1111' }],
    deleteToken: async () => {},
    parseWebhook: () => null,
  };
  return fake;
}

function outcomeOf(behaviour: FakeBehaviour, reference: string): Pick<FakePayment, 'status' | 'redirect'> {
  if (behaviour === 'reject') return { status: 'rejected', redirect: null };
  if (behaviour === 'redirect') return { status: 'pending', redirect: `https://pay.example/${reference}` };
  if (behaviour === 'wait') return { status: 'pending', redirect: null };
  return { status: 'authorised', redirect: null };
}
