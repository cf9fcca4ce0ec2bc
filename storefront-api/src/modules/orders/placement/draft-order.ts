import { paths } from 'shared-contracts/routes';
import type { ParsedRequestOf } from 'shared-contracts/api';
import { money } from 'shared-contracts/money';
import { ShopError } from '../../../shop-error.ts';
import type { Queryable } from '../../../db/client.ts';
import { lockAccount } from '../../accounts/service.ts';
import {
  contentOfBasket,
  lockBasketOfOwner,
  variantIdsOf,
  type BasketOwner,
  type BasketRow,
} from '../../basket/basket-access.ts';
import { basketOfCheckout } from '../../checkout/checkout-response.ts';
import { neededStock, type CheckoutState } from '../../checkout/checkout-state.ts';
import { allowedMethodCodes, isOneClick } from '../../checkout/payment-methods.ts';
import { choicesOfBasket, emailOf, readCheckoutState } from '../../checkout/read-checkout.ts';
import { outOfStockCode } from '../../checkout/requirements.ts';
import type { CheckoutShopper } from '../../checkout/shopper.ts';
import { holderOf } from '../../stock/holder.ts';
import { lockVariants } from '../../stock/lock-variants.ts';
import { draftItems, draftOrder, isComplete } from './draft-content.ts';
import { holdForPayment } from './hold-for-payment.ts';
import type { OrderServices } from '../order-services.ts';
import {
  connectKey,
  findAttempt,
  findKey,
  findOrder,
  insertAttempt,
  lastAttempt,
  lockCustomer,
  lockOrderOfQuote,
  writeDraft,
  type AttemptRow,
  type OrderRow,
} from '../repository.ts';
import { placeFreeOrder, redirectMs } from '../payment/settle.ts';

const minuteMs = 60 * 1000;
/** The sweeper asks for what became of a call whose outcome was not recorded. */
const startedCheckMs = minuteMs;

export type PlaceOrderInput = ParsedRequestOf<'place-order'>;

export interface DraftRequest {
  shopper: CheckoutShopper;
  owner: BasketOwner;
  input: PlaceOrderInput;
  services: OrderServices;
  key: { key: string; owner: string };
}

export interface Drafted {
  order: OrderRow;
  /** Null for an order that costs nothing. */
  attempt: AttemptRow | null;
  /** False: an earlier call has begun it. */
  isNew: boolean;
}

/**
 * Drafts the order of a basket and holds its stock, or returns the order that an earlier call has begun. Locks the
 * basket, its order, the variants in the order of their SKUs, the member, the e-mail address and who holds stock. Throws what `place-order` answers.
 */
export async function draftOrReplay(tx: Queryable, request: DraftRequest): Promise<Drafted> {
  const { shopper, owner, input, services, key } = request;
  const basket = await lockBasketOfOwner(tx, owner);
  const ofKey = await orderOfKey(tx, key);
  const ofQuote = ofKey === null ? await lockOrderOfQuote(tx, input.quoteId) : null;
  const replayed = ofKey ?? (await replayOf(tx, ofQuote, basket, request));
  if (replayed !== null) return { ...replayed, isNew: false };
  if (basket === null) throw new ShopError('not_found');
  const existing = basket.id === input.quoteId ? ofQuote : await lockOrderOfQuote(tx, basket.id);
  const contents = await contentOfBasket(tx, basket.id);
  const variants = await lockVariants(tx, contents.flatMap(variantIdsOf));
  if (shopper.customer !== null && (await lockAccount(tx, shopper.customer.id)) === null) {
    throw new ShopError('authentication_required');
  }
  const holder = holderOf(shopper.customer?.id ?? null, shopper.address);
  const row = await choicesOfBasket(tx, basket.id);
  await lockCustomer(tx, emailOf(row, shopper), holder);
  if (existing !== null) {
    // What a former attempt has taken is available to this one.
    const { id: orderId, customerId } = existing;
    await services.reservations.release(tx, { orderId, customerId, now: shopper.now });
  }
  const state = await readCheckoutState(tx, basket, shopper, services.collectPoints, { contents, row });
  const shown = await basketOfCheckout(tx, state, shopper);
  if (basket.id !== input.quoteId || basket.version !== input.version) {
    throw new ShopError('basket_changed', { basket: shown });
  }
  if (state.sums.sums.total !== input.expectedTotal) throw new ShopError('cart_changed', { basket: shown });
  requireComplete(state, shown);
  requireMethod(request);
  const draft = draftOrder(state, shown, shopper, input);
  const order = await writeDraft(tx, existing, draft, draftItems(state, shown, variants));
  const { now, customer } = shopper;
  const { sums } = state.sums;
  const outcome = await services.reservations.reserve(tx, {
    orderId: order.id,
    customerId: customer?.id ?? null,
    points: sums.points,
    promotionIds: sums.applied.map(({ promotionId }) => promotionId),
    now,
  });
  if (outcome === 'changed') throw new ShopError('cart_changed', { basket: shown });
  if (order.total === 0) {
    await placeFreeOrder(tx, order, services, now);
    await connectKey(tx, key, { orderId: order.id, attemptId: null });
    return { order: { ...order, state: 'placed' }, attempt: null, isNew: true };
  }
  await holdForPayment(tx, { existing, quoteId: basket.id, holder, needed: neededStock(state), shopper });
  const attempt = await startAttempt(tx, order, request);
  await connectKey(tx, key, { orderId: order.id, attemptId: attempt.id });
  return { order, attempt, isNew: true };
}

type Replayed = Omit<Drafted, 'isNew'>;

/** Returns what an earlier call with this key has begun. */
async function orderOfKey(tx: Queryable, key: DraftRequest['key']): Promise<Replayed | null> {
  const row = await findKey(tx, key);
  const order = row?.orderId ? await findOrder(tx, row.orderId) : null;
  if (order === null) return null;
  return { order, attempt: row?.attemptId ? await findAttempt(tx, row.attemptId) : null };
}

/** Returns the order that a call with another key has made of this basket, as from another tab. */
async function replayOf(
  tx: Queryable,
  order: OrderRow | null,
  basket: BasketRow | null,
  { owner, input }: DraftRequest,
): Promise<Replayed | null> {
  if (order === null || !isOwn(order, owner)) return null;
  const attempt = await lastAttempt(tx, order.id);
  if (order.state === 'placed' || order.state === 'completed') return { order, attempt };
  const isUndecided = attempt?.status === 'started' || attempt?.status === 'pending';
  if (!isUndecided) return null;
  // A shopper who left the provider's page may pay in another way. The sweeper voids the first payment if it is made.
  const canPayAgain = attempt.redirect !== null && basket !== null;
  if (!canPayAgain) throw new ShopError('completion_in_progress', { retryAfterSeconds: 1 });
  const isSame = order.basketVersion === input.version && order.paymentCode === input.methodCode;
  return isSame ? { order, attempt } : null;
}

function isOwn(order: OrderRow, owner: BasketOwner): boolean {
  return 'customerId' in owner
    ? order.customerId === owner.customerId
    : order.sessionHash === owner.sessionHash;
}

/** Throws `out_of_stock`, or `requirements_missing` with the fields. */
function requireComplete(
  state: CheckoutState,
  basket: Awaited<ReturnType<typeof basketOfCheckout>>,
): asserts state is Parameters<typeof draftOrder>[0] {
  if (isComplete(state)) return;
  if (state.requirements.some(({ code }) => code === outOfStockCode)) {
    throw new ShopError('out_of_stock', { basket });
  }
  const fields = Object.fromEntries(state.requirements.map(({ field, code }) => [field, code]));
  throw new ShopError('requirements_missing', { fields });
}

function requireMethod({ shopper, input }: DraftRequest): void {
  const isAllowed = allowedMethodCodes(shopper).includes(input.methodCode);
  const hasCard = !isOneClick(input.methodCode) || input.tokenId !== undefined;
  if (!isAllowed || !hasCard) {
    throw new ShopError('requirements_missing', { fields: { paymentMethod: 'required' } });
  }
}

async function startAttempt(
  tx: Queryable,
  order: OrderRow,
  { shopper, input, services }: DraftRequest,
): Promise<AttemptRow> {
  const { customer, now } = shopper;
  return insertAttempt(tx, {
    orderId: order.id,
    reference: await services.records.start(tx, {
      orderId: order.id,
      methodCode: input.methodCode,
      amount: money(order.total, order.currency),
    }),
    methodCode: input.methodCode,
    amount: order.total,
    currency: order.currency,
    status: 'started',
    request: {
      returnUrl: services.urlOf(shopper.store, paths.orderSuccess(order.id)),
      shopperReference: customer === null ? null : services.shopperReference(customer.id),
      tokenId: isOneClick(input.methodCode) ? (input.tokenId ?? null) : null,
    },
    createdAt: now,
    checkAt: new Date(now.getTime() + startedCheckMs),
    expiresAt: new Date(now.getTime() + redirectMs),
  });
}
