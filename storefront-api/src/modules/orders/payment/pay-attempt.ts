import { toLanguageTag } from 'shared-contracts/locales';
import { money } from 'shared-contracts/money';
import type { Queryable } from '../../../db/client.ts';
import { PaymentProviderError, type PaymentSession } from '../../payments/payment-provider.ts';
import { crashPoint } from '../crash-point.ts';
import type { OrderServices } from '../order-services.ts';
import type { AttemptRow, OrderRow } from '../repository.ts';
import { settleAttempt, type AttemptUpdate } from './settle.ts';

/**
 * Begins the payment of an attempt at the provider, and records the outcome. Must not be called in a transaction. An
 * outcome that is not known counts as pending; the sweeper asks for it.
 */
export async function payAttempt(
  db: Queryable,
  attempt: AttemptRow,
  order: OrderRow,
  services: OrderServices,
  now: Date,
): Promise<AttemptRow> {
  const session = await createSession(attempt, order, services);
  // Without an answer it counts as pending.
  const update: AttemptUpdate = session ?? { status: 'pending' };
  crashPoint('session-created');
  const settled = await db.transaction(async (tx) => {
    if (session !== null) await services.records.recordSession(tx, attempt.reference, session);
    return settleAttempt(tx, attempt.reference, update, services, { now, isShopperWaiting: true });
  });
  crashPoint('order-settled');
  if (settled === null) throw new Error('The payment attempt was deleted');
  return { ...settled, redirect: update.redirect ?? settled.redirect };
}

/** Returns null if the outcome is not known. */
async function createSession(
  attempt: AttemptRow,
  order: OrderRow,
  { provider, log, webhookUrl }: OrderServices,
): Promise<PaymentSession | null> {
  try {
    return await provider.createSession({
      reference: attempt.reference,
      amount: money(attempt.amount, attempt.currency),
      methodCode: attempt.methodCode,
      webhookUrl,
      ...attempt.request,
      language: toLanguageTag(order.locale),
      countryCode: order.countryId,
    });
  } catch (error) {
    if (!(error instanceof PaymentProviderError)) throw error;
    log.warn({ err: error, reference: attempt.reference }, 'the outcome of a payment is not known yet');
    return null;
  }
}
