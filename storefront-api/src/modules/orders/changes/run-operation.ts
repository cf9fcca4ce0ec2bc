import { money } from 'shared-contracts/money';
import type { Queryable } from '../../../db/client.ts';
import { PaymentProviderError, type PaymentUpdate } from '../../payments/payment-provider.ts';
import { crashPoint } from '../crash-point.ts';
import type { OrderServices } from '../order-services.ts';
import { findAttempt, updateAttempt } from '../attempt-repository.ts';
import { updateOrder } from '../repository.ts';
import { queueRefundMail } from './change-mails.ts';
import { reverseEarnedPoints } from './earned-points.ts';
import { finishReturn } from './finish-return.ts';
import { issueRefundNote } from './issue-documents.ts';
import { lockOrder, rereadOrder, type LockedOrder } from './locked-order.ts';
import { recordEvent } from './order-events.ts';
import { lockOperation, updateOperation, type OperationRow } from './payment-operations.ts';
import { updatePaymentState } from './payment-state.ts';
import { settleProviderRefunds } from './provider-refunds.ts';

/**
 * Calls the provider for an operation, and records its answer. Must not be called in a transaction. What the provider
 * does not answer is left to the sweeper, which repeats it with the same reference.
 */
export async function runOperation(
  db: Queryable,
  operation: OperationRow,
  services: OrderServices,
  now: Date,
): Promise<void> {
  const { reference } = operation;
  try {
    crashPoint('operation-written');
    const answer = await callProvider(db, operation, services);
    crashPoint('operation-called');
    await db.transaction((tx) => settleOperation(tx, operation, answer, services, now));
  } catch (error) {
    if (!(error instanceof PaymentProviderError)) throw error;
    services.log.warn({ err: error, reference }, 'the outcome of a payment operation is not known yet');
  }
}

async function callProvider(
  db: Queryable,
  { attemptId, kind, amount, currency, reference }: OperationRow,
  { provider }: OrderServices,
): Promise<PaymentUpdate> {
  const pspReference = (await findAttempt(db, attemptId))?.pspReference;
  if (pspReference === null || pspReference === undefined) {
    throw new Error('An authorised payment has no reference of the provider');
  }
  if (kind === 'void') return provider.void(pspReference, reference);
  return provider[kind](pspReference, money(amount, currency), reference);
}

async function settleOperation(
  tx: Queryable,
  { id, orderId }: OperationRow,
  answer: PaymentUpdate,
  services: OrderServices,
  now: Date,
): Promise<void> {
  // The book of payments before the order, as a webhook locks them.
  await services.records.applyUpdate(tx, answer);
  const locked = await lockOrder(tx, orderId, services, now);
  const operation = await lockOperation(tx, id);
  if (locked === null || operation?.status !== 'started') return;
  const { rejection } = answer;
  const status = rejection === null ? 'done' : 'rejected';
  await updateOperation(tx, id, { status, rejection, decidedAt: now, checkAt: null });
  if (rejection === null) await finish(locked, operation);
  else await reportRejection(locked, operation, rejection);
  // What the provider has refunded may not be that of the operation.
  await settleProviderRefunds(locked);
}

async function finish(locked: LockedOrder, operation: OperationRow): Promise<void> {
  const { kind, amount, returnId } = operation;
  const { tx, order, attempt, now } = locked;
  if (kind !== 'void') {
    await updatePaymentState(await rereadOrder(locked));
    // The member before the numbers of credit notes, as a return locks them. It has taken back its points before.
    if (kind === 'refund' && returnId === null) await reverseEarnedPoints(locked);
    if (kind === 'refund') await queueRefundMail(locked, amount, await issueRefundNote(locked, operation));
    if (returnId !== null) await finishReturn(locked, returnId);
    return;
  }
  if (attempt !== null) await updateAttempt(tx, attempt.id, { status: 'voided', checkAt: null });
  await updateOrder(tx, order.id, { paymentState: 'voided', updatedAt: now });
}

async function reportRejection(
  { tx, order, services, now }: LockedOrder,
  { kind, amount, reference }: OperationRow,
  rejection: string,
): Promise<void> {
  services.log.error({ reference, kind, rejection }, 'the payment provider has rejected an operation');
  const payload = { amount, rejection };
  await recordEvent(tx, { orderId: order.id, actor: 'provider', action: `${kind}-rejected`, payload, now });
}
