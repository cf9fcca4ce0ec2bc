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
}

export interface FakePayments extends PaymentProvider {
  /** Payments by the shop's reference. */
  payments: Map<string, FakePayment>;
  behaviour: FakeBehaviour;
  /** Number of calls that would have created a payment. */
  sessionCalls: number;
  /** Runs before a payment is created. */
  beforeSession: () => Promise<void>;
}

/** A payment provider in memory. It is idempotent by the shop's reference, as the port requires. */
export function createFakePayments(behaviour: FakeBehaviour = 'authorise'): FakePayments {
  const payments = new Map<string, FakePayment>();

  function update(reference: string): PaymentUpdate | null {
    const payment = payments.get(reference);
    if (payment === undefined) return null;
    const { request, status } = payment;
    return {
      eventId: `${reference}-${status}`,
      reference,
      pspReference: `psp-${reference}`,
      methodCode: request.methodCode,
      status,
      amount: request.amount,
      rejection: status === 'rejected' ? 'declined' : null,
    };
  }

  async function change(pspReference: string, status: PaymentStatus): Promise<PaymentUpdate> {
    const reference = pspReference.replace('psp-', '');
    const payment = payments.get(reference);
    const changed = update(reference);
    if (payment === undefined || changed === null) throw new PaymentProviderError('Unknown payment');
    payment.status = status;
    return { ...changed, status };
  }

  const fake: FakePayments = {
    name: 'fake',
    payments,
    behaviour,
    sessionCalls: 0,
    beforeSession: async () => {},
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
    capture: (pspReference: string, _amount: Money) => change(pspReference, 'captured'),
    void: (pspReference) => change(pspReference, 'voided'),
    refund: (pspReference: string, _amount: Money) => change(pspReference, 'refunded'),
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
