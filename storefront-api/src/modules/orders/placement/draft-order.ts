import { paths } from 'shared-contracts/routes';
import { money } from 'shared-contracts/money';
import { ShopError } from '../../../shop-error.ts';
import type { Queryable } from '../../../db/client.ts';
import { lockAccount } from '../../accounts/service.ts';
import {
  contentOfBasket,
  lockBasketOfOwner,
  variantIdsOf,
  type BasketRow,
} from '../../basket/basket-access.ts';
import { basketOfCheckout } from '../../checkout/checkout-response.ts';
import { neededStock, type CheckoutState } from '../../checkout/checkout-state.ts';
import { allowedMethodCodes, isOneClick } from '../../checkout/payment-methods.ts';
import { choicesOfBasket, emailOf, readCheckoutState } from '../../checkout/read-checkout.ts';
import { outOfStockCode } from '../../checkout/requirements.ts';
import { holderOf } from '../../stock/holder.ts';
import { lockVariants } from '../../stock/lock-variants.ts';
import { draftItems, draftOrder, isComplete } from './draft-content.ts';
import { holdForPayment } from './hold-for-payment.ts';
import { insertAttempt, type AttemptRow } from '../attempt-repository.ts';
import { lockOrderOfQuote, writeDraft, type OrderRow } from '../repository.ts';
import { connectKey } from './key-repository.ts';
import { lockCustomer } from './lock-customer.ts';
import { placeFreeOrder } from '../payment/place-paid-order.ts';
import { redirectMs } from '../payment/settle.ts';
import { orderOfBasket, orderOfKey, type DraftRequest, type Replayed } from './replayed-order.ts';

const minuteMs = 60 * 1000;
/** After this time the sweeper queries the outcome of a call that has not recorded it. */
const startedCheckMs = minuteMs;

export interface Drafted extends Replayed {
  /** False: an earlier call has begun it. */
  isNew: boolean;
}

/**
 * Drafts the order of a basket and holds its stock, or returns the order that an earlier call has begun. Locks the
 * basket, its order, the variants in the order of their SKUs, the member, the e-mail address and the holder of stock.
 * Throws the errors of `place-order`.
 */
export async function draftOrReplay(tx: Queryable, request: DraftRequest): Promise<Drafted> {
  const { shopper, owner, input, services, key } = request;
  const basket = await lockBasketOfOwner(tx, owner);
  const ofKey = await orderOfKey(tx, key);
  const ofQuote = ofKey === null ? await lockOrderOfQuote(tx, input.quoteId) : null;
  const replayed = ofKey ?? (await orderOfBasket(tx, ofQuote, basket, request));
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
  requireAsShown(request, basket, state, shown);
  requireComplete(state, shown);
  requireMethod(request);
  const draft = draftOrder(state, shown, shopper, input);
  const order = await writeDraft(tx, existing, draft, draftItems(state, shown, variants));
  await reserveSums(tx, order, state, shown, request);
  if (order.total === 0) {
    await placeFreeOrder(tx, order, services, shopper.now);
    await connectKey(tx, key, { orderId: order.id, attemptId: null });
    return { order: { ...order, state: 'placed' }, attempt: null, isNew: true };
  }
  await holdForPayment(tx, { existing, quoteId: basket.id, holder, needed: neededStock(state), shopper });
  const attempt = await startAttempt(tx, order, request);
  await connectKey(tx, key, { orderId: order.id, attemptId: attempt.id });
  return { order, attempt, isNew: true };
}

type ShownBasket = Awaited<ReturnType<typeof basketOfCheckout>>;

/** Throws `basket_changed` or `cart_changed` if the shopper has confirmed another basket, or another total. */
function requireAsShown(
  { input }: DraftRequest,
  { id, version }: BasketRow,
  { sums: { sums } }: CheckoutState,
  shown: ShownBasket,
): void {
  if (id !== input.quoteId || version !== input.version) {
    throw new ShopError('basket_changed', { basket: shown });
  }
  if (sums.total !== input.expectedTotal) throw new ShopError('cart_changed', { basket: shown });
}

/** Reserves the points and the uses of promotions of the order. Throws `cart_changed` if another order has taken them. */
async function reserveSums(
  tx: Queryable,
  order: OrderRow,
  { sums: { sums } }: CheckoutState,
  shown: ShownBasket,
  { shopper, services }: DraftRequest,
): Promise<void> {
  const outcome = await services.reservations.reserve(tx, {
    orderId: order.id,
    customerId: shopper.customer?.id ?? null,
    points: sums.points,
    promotionIds: sums.applied.map(({ promotionId }) => promotionId),
    now: shopper.now,
  });
  if (outcome === 'changed') throw new ShopError('cart_changed', { basket: shown });
}

/** Throws `out_of_stock`, or `requirements_missing` with the fields. */
function requireComplete(
  state: CheckoutState,
  basket: ShownBasket,
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
