import type { Queryable } from '../../../db/client.ts';
import { lockBasketById } from '../../basket/basket-access.ts';
import type { PaymentStatus } from '../../payments/payment-provider.ts';
import { isForward } from '../../payments/payment-status.ts';
import { extendHolds } from '../../stock/holds.ts';
import { lockOrder } from '../changes/locked-order.ts';
import { recordEvent } from '../changes/order-events.ts';
import { updatePaymentState } from '../changes/payment-state.ts';
import { settleProviderRefunds } from '../changes/provider-refunds.ts';
import { refundCanceled } from '../changes/refund-canceled.ts';
import { queueOrderMail } from '../mails/order-mails.ts';
import type { OrderServices } from '../order-services.ts';
import {
  lastAttempt,
  lockAttempt,
  updateAttempt,
  type AttemptRow,
  type LockedAttempt,
} from '../attempt-repository.ts';
import { findItems, lockOrderOfQuote, updateOrder, type OrderRow } from '../repository.ts';
import { placePaidOrder } from './place-paid-order.ts';
import {
  isPlaced,
  paymentStateOf,
  releaseHoldsAndReservations,
  undecided,
  type Settlement,
  type Settling,
} from './settlement.ts';

const minuteMs = 60 * 1000;
/** A shopper on the provider's page has this long, and so has the hold of the stock. */
export const redirectMs = 30 * minuteMs;
/** Some methods are decided by the provider without the shopper. */
const undecidedMs = 24 * 60 * minuteMs;
const firstCheckMs = minuteMs;

/** The provider's answer about an attempt. */
export interface AttemptUpdate {
  status: PaymentStatus;
  pspReference?: string | null;
  /** The provider's page; only with `pending`. */
  redirect?: string | null;
  rejection?: string | null;
  /** Minor units that the provider has authorised, if it says so. */
  amount?: number;
}

/**
 * Applies the provider's answer about an attempt to its order: places it, or ends it and releases what it held. Applying
 * the same again changes nothing. Must be called in a transaction, which locks the attempt, the basket, the order and its
 * variants in this order. Returns the attempt as it is then; null for an unknown reference.
 */
export async function settleAttempt(
  tx: Queryable,
  reference: string,
  update: AttemptUpdate,
  services: OrderServices,
  settling: Settling,
): Promise<AttemptRow | null> {
  const attempt = await lockAttempt(tx, reference);
  return attempt === null ? null : settleLocked(tx, attempt, update, services, settling);
}

async function settleLocked(
  tx: Queryable,
  attempt: LockedAttempt,
  update: AttemptUpdate,
  services: OrderServices,
  settling: Settling,
): Promise<AttemptRow | null> {
  if (isSettlementOfPlaced(attempt, update.status)) return settlePlaced(tx, attempt, services, settling.now);
  if (!isProgress(attempt, update.status)) return attempt;
  const { now } = settling;
  const pspReference = update.pspReference ?? attempt.pspReference;
  const facts = { status: update.status, pspReference, rejection: update.rejection ?? null };
  const { quoteId } = attempt;
  // The basket before its order, as a call that places the order locks them.
  const basket = await lockBasketById(tx, quoteId);
  const order = await lockOrderOfQuote(tx, quoteId);
  if (order === null) throw new Error('A payment attempt has no order');
  const isLast = (await lastAttempt(tx, order.id))?.id === attempt.id;
  const context = { tx, attempt, order, services, settling };

  if (update.status === 'pending') {
    const redirect = update.redirect ?? attempt.redirect;
    const expiresAt = new Date(attempt.createdAt.getTime() + (redirect === null ? undecidedMs : redirectMs));
    await updateAttempt(tx, attempt.id, { ...facts, redirect, expiresAt, checkAt: after(now, firstCheckMs) });
    if (isLast && isOpen(order)) await waitForPayment(context, redirect === null ? null : expiresAt);
  } else if (isAuthorisation(update.status)) {
    const mustVoid = await placePaidOrder({
      ...context,
      basket,
      isLast,
      ...facts,
      amount: update.amount ?? attempt.amount,
    });
    await updateAttempt(tx, attempt.id, { ...facts, mustVoid, checkAt: mustVoid ? now : null });
    if (isPlaced(order) && !mustVoid) {
      await updateOrder(tx, order.id, { paymentState: paymentStateOf(update.status), updatedAt: now });
    }
  } else {
    // The page of the provider may still be open somewhere, and must not take money any more.
    const mustVoid = update.status === 'expired' && pspReference !== null && undecided.has(attempt.status);
    await updateAttempt(tx, attempt.id, { ...facts, mustVoid, checkAt: mustVoid ? now : null });
    if (isLast && isOpen(order)) await endUnpaidOrder(context, update.status);
    else if (isLast && isPlaced(order)) {
      await updateOrder(tx, order.id, { paymentState: paymentStateOf(update.status), updatedAt: now });
      // Its goods must not be sent unpaid: an operator decides.
      const action = `payment-${update.status}`;
      await recordEvent(tx, { orderId: order.id, actor: 'provider', action, payload: {}, now });
      const { reference } = attempt;
      services.log.error({ reference, status: update.status }, 'the payment of a placed order has ended');
    }
  }
  return { ...attempt, ...facts };
}

/** What was charged or refunded of a payment whose order is placed: captures of parcels, and refunds. */
function isSettlementOfPlaced({ status, mustVoid }: AttemptRow, next: PaymentStatus): boolean {
  const wasAuthorised = status === 'authorised' || status === 'captured' || isRefund(status);
  return wasAuthorised && !mustVoid && (next === 'captured' || isRefund(next));
}

async function settlePlaced(
  tx: Queryable,
  { orderId }: AttemptRow,
  services: OrderServices,
  now: Date,
): Promise<AttemptRow | null> {
  const locked = await lockOrder(tx, orderId, services, now);
  if (locked !== null) {
    await updatePaymentState(locked);
    await settleProviderRefunds(locked);
  }
  return (await lockOrder(tx, orderId, services, now))?.attempt ?? null;
}

/**
 * Applies the decision about a payment to its order, in the transaction that records it, such as that of a webhook. A
 * rejection that comes while the shopper waits for the answer needs no mail.
 */
export async function onPaymentDecided(
  tx: Queryable,
  { reference, ...update }: AttemptUpdate & { reference: string },
  services: OrderServices,
  now: Date,
): Promise<void> {
  const attempt = await lockAttempt(tx, reference);
  if (attempt === null) return;
  const isShopperWaiting = attempt.status === 'started';
  await settleLocked(tx, attempt, update, services, { now, isShopperWaiting });
  if (update.status !== 'captured') return;
  const locked = await lockOrder(tx, attempt.orderId, services, now);
  if (locked !== null) await refundCanceled(locked);
}

/** Returns whether a status changes the attempt. A provider that repeats `pending` may add its page. */
function isProgress({ status }: AttemptRow, next: PaymentStatus): boolean {
  return isForward(status, next) || (status === 'pending' && next === 'pending');
}

const isAuthorisation = (status: PaymentStatus) => status === 'authorised' || status === 'captured';
const isRefund = (status: string) => status === 'refunded' || status === 'partially_refunded';
/** A canceled order of a late payment can still be placed; {@link placePaidOrder} decides. */
const isOpen = ({ state }: OrderRow) => state === 'draft' || state === 'pending_payment';

function after(now: Date, ms: number): Date {
  return new Date(now.getTime() + ms);
}

async function waitForPayment({ tx, order, settling }: Settlement, holdUntil: Date | null): Promise<void> {
  const { now } = settling;
  await updateOrder(tx, order.id, { state: 'pending_payment', paymentState: 'pending', updatedAt: now });
  if (holdUntil !== null) await extendHolds(tx, order.quoteId, holdUntil);
}

/** Ends an order that was not paid. Its basket stays, so that the shopper can pay in another way. */
async function endUnpaidOrder(context: Settlement, status: PaymentStatus): Promise<void> {
  const { tx, order, services, settling } = context;
  const { now, isShopperWaiting } = settling;
  await releaseHoldsAndReservations(context);
  const isExpired = status === 'expired';
  await updateOrder(tx, order.id, {
    state: isExpired ? 'canceled' : 'draft',
    paymentState: paymentStateOf(status),
    updatedAt: now,
  });
  const kind = isExpired ? 'payment-expired' : 'payment-failed';
  if (isShopperWaiting) return;
  await queueOrderMail({ tx, order, services, now }, kind, await findItems(tx, order.id));
}
