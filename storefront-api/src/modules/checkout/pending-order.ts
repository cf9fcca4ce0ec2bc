import { desc, eq } from 'drizzle-orm';
import type { Checkout } from 'shared-contracts/api/checkout';
import type { Queryable } from '../../db/client.ts';
import { orders, orderPayments } from '../../db/schema/index.ts';
import { PaymentProviderError } from '../payments/payment-provider.ts';
import type { CheckoutServices } from './checkout-services.ts';

/** Order of a basket that still exists, with its last attempt to pay. */
export interface PendingOrder {
  orderId: number;
  methodCode: string;
  /** The payment is not decided. */
  isPending: boolean;
  /** How the last attempt has ended, if the order was not placed by it. */
  lastFailure: Checkout['payment']['lastFailure'];
  /** The shop's reference of the last attempt. */
  reference: string | null;
  /** The provider's page, while the payment is not decided. */
  redirect: string | null;
}

/** Returns the order of a basket; null if none was begun. */
export async function findPendingOrder(db: Queryable, quoteId: number): Promise<PendingOrder | null> {
  const [row] = await db
    .select({
      orderId: orders.id,
      methodCode: orders.paymentCode,
      state: orders.state,
      reference: orderPayments.reference,
      status: orderPayments.status,
      redirect: orderPayments.redirect,
    })
    .from(orders)
    .leftJoin(orderPayments, eq(orderPayments.orderId, orders.id))
    .where(eq(orders.quoteId, quoteId))
    .orderBy(desc(orderPayments.id))
    .limit(1);
  if (row === undefined) return null;
  const { orderId, methodCode, state, status, reference, redirect } = row;
  const isPending = state === 'pending_payment' && (status === 'started' || status === 'pending');
  // An order whose payment was rejected is a draft again, one whose payment has expired is canceled.
  const isRejected = state === 'draft' && status === 'rejected';
  const lastFailure = isRejected || (state === 'canceled' && status === 'expired') ? status : undefined;
  return { orderId, methodCode, isPending, lastFailure, reference, redirect: isPending ? redirect : null };
}

/**
 * Returns what the checkout says of an order whose payment is not decided. A shopper who has done their part must not be
 * sent to the page again, so the provider is asked whether it still waits for them; without an answer, the page is not
 * offered.
 */
export async function describePendingOrder(
  { orderId, isPending, reference, redirect }: PendingOrder,
  { provider, log }: Pick<CheckoutServices, 'provider' | 'log'>,
): Promise<Checkout['pendingOrder']> {
  if (!isPending) return null;
  if (redirect === null || reference === null) return { orderId, redirect: null };
  try {
    const update = await withinTime(provider.confirm(reference));
    if (update?.status !== 'pending') return { orderId, redirect: null };
    return { orderId, redirect: update.redirect === undefined ? redirect : update.redirect };
  } catch (error) {
    if (!(error instanceof PaymentProviderError)) throw error;
    log.warn({ err: error, reference }, 'it is not known whether a payment waits for the shopper');
    return { orderId, redirect: null };
  }
}

/** Short, because the page is rendered after the answer. */
const providerTimeoutMs = 2_000;

async function withinTime<Answer>(answer: Promise<Answer>): Promise<Answer> {
  const { promise: timeout, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(
    () => reject(new PaymentProviderError('The provider took too long')),
    providerTimeoutMs,
  );
  try {
    return await Promise.race([answer, timeout]);
  } finally {
    clearTimeout(timer);
  }
}
