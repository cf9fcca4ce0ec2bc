import type { Queryable } from '../../../db/client.ts';
import { lockBasketById, takeOrderedBasket } from '../../basket/basket-access.ts';
import { incrementCatalogueRevision } from '../../catalogue/listing-index/increment-revision.ts';
import { subscribeMember } from '../../newsletter/service.ts';
import type { PaymentStatus } from '../../payments/payment-provider.ts';
import { isForward } from '../../payments/payment-status.ts';
import { extendHolds, releaseHolds } from '../../stock/holds.ts';
import { lockVariants } from '../../stock/lock-variants.ts';
import { takeStock, type TakenStock } from '../../stock/take-stock.ts';
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
import {
  allocateItems,
  findItems,
  lockOrderOfQuote,
  updateOrder,
  type OrderItemRow,
  type OrderRow,
} from '../repository.ts';

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

interface Settling {
  now: Date;
  /** The shopper waits for the answer, and needs no mail about it. */
  isShopperWaiting: boolean;
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
    const mustVoid = await place({
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
    if (isLast && isOpen(order)) await fail(context, update.status);
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
 * Applies the decision about a payment to its order, in the transaction that records it, such as that of a webhook. A rejection
 * that comes while the shopper waits for the answer needs no mail.
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

interface Context {
  tx: Queryable;
  attempt: AttemptRow;
  order: OrderRow;
  services: OrderServices;
  settling: Settling;
}

const undecided: ReadonlySet<string> = new Set(['started', 'pending']);

/** Returns whether a status changes the attempt. A provider that repeats `pending` may add its page. */
function isProgress({ status }: AttemptRow, next: PaymentStatus): boolean {
  return isForward(status, next) || (status === 'pending' && next === 'pending');
}

const isAuthorisation = (status: PaymentStatus) => status === 'authorised' || status === 'captured';
const isRefund = (status: string) => status === 'refunded' || status === 'partially_refunded';
const isPlaced = ({ state }: OrderRow) => state === 'placed' || state === 'completed';
/** A canceled order of a late payment can still be placed; {@link place} decides. */
const isOpen = ({ state }: OrderRow) => state === 'draft' || state === 'pending_payment';

function paymentStateOf(status: PaymentStatus): OrderRow['paymentState'] {
  return status === 'rejected' ? 'failed' : status;
}

function after(now: Date, ms: number): Date {
  return new Date(now.getTime() + ms);
}

async function waitForPayment({ tx, order, settling }: Context, holdUntil: Date | null): Promise<void> {
  const { now } = settling;
  await updateOrder(tx, order.id, { state: 'pending_payment', paymentState: 'pending', updatedAt: now });
  if (holdUntil !== null) await extendHolds(tx, order.quoteId, holdUntil);
}

interface Placing extends Context {
  basket: Awaited<ReturnType<typeof lockBasketById>>;
  isLast: boolean;
  status: PaymentStatus;
  amount: number;
}

/** Places the order of an authorised attempt. Returns true if the authorisation must be voided instead. */
async function place({ basket, isLast, status, amount, ...context }: Placing): Promise<boolean> {
  const { tx, attempt, order, services, settling } = context;
  // A call that voids it may be under way.
  if (attempt.mustVoid) return true;
  // Captured after it was authorised.
  if (attempt.status === 'authorised') return false;
  if (isPlaced(order) || !isLast) return true;
  const items = await findItems(tx, order.id);
  const taken = amount === order.total ? await takeAll(context, items) : 'missing';
  if (taken === 'missing') {
    await release(context);
    await updateOrder(tx, order.id, { state: 'canceled', paymentState: 'voided', updatedAt: settling.now });
    await queueOrderMail({ tx, order, services, now: settling.now }, 'payment-expired', items);
    return true;
  }
  await finishOrder(tx, order, items, basket, paymentStateOf(status), services, settling.now);
  if (taken === 'sold_out') await incrementCatalogueRevision(tx);
  return false;
}

/** Takes what the order needs, and again what was released when its payment failed. */
async function takeAll(
  { tx, attempt, order, services, settling }: Context,
  items: readonly OrderItemRow[],
): Promise<TakenStock> {
  const needed = neededOf(items);
  const taking = { orderId: order.id, quoteId: order.quoteId, now: settling.now };
  if (undecided.has(attempt.status)) return takeStock(tx, needed, taking);
  // The variants before the member, as a call that places an order locks them.
  await lockVariants(tx, [...needed.keys()]);
  const outcome = await services.reservations.reserve(tx, {
    orderId: order.id,
    customerId: order.customerId,
    points: order.points,
    promotionIds: promotionIdsOf(order, items),
    now: settling.now,
  });
  return outcome === 'reserved' ? takeStock(tx, needed, taking) : 'missing';
}

function promotionIdsOf({ deliveryPromotionId }: OrderRow, items: readonly OrderItemRow[]): number[] {
  const ids = [deliveryPromotionId, ...items.map(({ promotionId }) => promotionId)];
  return [...new Set(ids.filter((id) => id !== null))];
}

/** Returns how many pieces of each variant the items need. */
function neededOf(items: readonly OrderItemRow[]): Map<number, number> {
  const needed = new Map<number, number>();
  for (const { units, qtyOrdered } of items) {
    for (const { variantId } of units) needed.set(variantId, (needed.get(variantId) ?? 0) + qtyOrdered);
  }
  return needed;
}

/** Places an order that needs no payment. Its basket, itself and its variants must be locked. */
export async function placeFreeOrder(
  tx: Queryable,
  order: OrderRow,
  services: OrderServices,
  now: Date,
): Promise<void> {
  const items = await findItems(tx, order.id);
  const taking = { orderId: order.id, quoteId: order.quoteId, now };
  const taken = await takeStock(tx, neededOf(items), taking);
  if (taken === 'missing') throw new Error('The stock of an order was not held');
  await finishOrder(tx, order, items, await lockBasketById(tx, order.quoteId), 'none', services, now);
  if (taken === 'sold_out') await incrementCatalogueRevision(tx);
}

async function finishOrder(
  tx: Queryable,
  order: OrderRow,
  items: readonly OrderItemRow[],
  basket: Placing['basket'],
  paymentState: OrderRow['paymentState'],
  services: OrderServices,
  now: Date,
): Promise<void> {
  await allocateItems(tx, order.id);
  await updateOrder(tx, order.id, { state: 'placed', paymentState, placedAt: now, updatedAt: now });
  const { id: orderId, customerId } = order;
  if (order.points > 0) await services.reservations.spend(tx, { orderId, customerId, now });
  if (order.wantsNewsletter && customerId !== null) await subscribeMember(tx, customerId);
  if (basket !== null) {
    const ordered = items.map(({ contentKey, qtyOrdered: qty }) => ({ contentKey, qty }));
    await takeOrderedBasket(tx, basket, ordered, now);
  }
  await queueOrderMail({ tx, order, services, now }, 'order-received', items);
}

/** Ends an order that was not paid. Its basket stays, so that the shopper can pay in another way. */
async function fail(context: Context, status: PaymentStatus): Promise<void> {
  const { tx, order, services, settling } = context;
  const { now, isShopperWaiting } = settling;
  await release(context);
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

async function release({ tx, order, services, settling }: Context): Promise<void> {
  await releaseHolds(tx, order.quoteId);
  const { id: orderId, customerId } = order;
  await services.reservations.release(tx, { orderId, customerId, now: settling.now });
}
