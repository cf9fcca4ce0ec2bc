import type { Basket } from 'shared-contracts/api/basket';
import type { Checkout } from 'shared-contracts/api/checkout';
import type { Queryable } from '../../db/client.ts';
import { basketOfOwner, type BasketRow } from '../basket/basket-access.ts';
import { describeBasket } from '../basket/basket-response.ts';
import { describePendingOrder, findPendingOrder } from './pending-order.ts';
import type { CheckoutServices } from './checkout-services.ts';
import type { CheckoutState } from './checkout-state.ts';
import { paymentMethods } from './payment-methods.ts';
import { readCheckoutState } from './read-checkout.ts';
import type { CheckoutShopper } from './shopper.ts';

/** Returns the checkout of the shopper's basket. */
export async function checkoutResponse(
  db: Queryable,
  shopper: CheckoutShopper,
  services: CheckoutServices,
): Promise<Checkout> {
  const basket = shopper.owner === null ? null : await basketOfOwner(db, shopper.owner);
  const state = await readCheckoutState(db, basket, shopper, services.collectPoints);
  const pendingOrder = basket === null ? null : await findPendingOrder(db, basket.id);
  return {
    basket: await basketOfCheckout(db, state, shopper),
    quoteId: basket === null || state.sums.lines.length === 0 ? null : basket.id,
    version: basket?.version ?? 0,
    isGuestCheckoutEnabled: shopper.config.guestCheckoutEnabled,
    account: accountOf(shopper, state.email),
    delivery: {
      address: state.address,
      methods: state.methods,
      methodCode: state.method?.code ?? null,
      collectPoint: state.collectPoint,
      phone_collect: state.row?.phoneCollect ?? null,
    },
    payment: {
      isBillingSame: state.row?.isBillingSame ?? true,
      billingAddress: state.billingAddress,
      methods: await paymentMethods(shopper, services),
      methodCode: pendingOrder?.methodCode ?? null,
      ...(pendingOrder?.lastFailure && { lastFailure: pendingOrder.lastFailure }),
    },
    requirements: state.requirements,
    pendingOrder: pendingOrder === null ? null : await describePendingOrder(pendingOrder, services),
  };
}

function accountOf({ customer }: CheckoutShopper, email: string | null): Checkout['account'] {
  if (customer === null) return { isMember: false, email };
  const { firstname, lastname } = customer;
  return { isMember: true, email, firstname, lastname };
}

/** Returns the basket with the sums of its checkout: the chosen delivery to the chosen country. */
export async function basketOfCheckout(
  db: Queryable,
  { basket, facts, method, country }: CheckoutState,
  { store, customer, groupPriceList, now }: CheckoutShopper,
): Promise<Basket> {
  return describeBasket(db, basket, {
    store,
    customer,
    groupPriceList,
    view: 'default_shipping',
    country,
    delivery: method === null ? null : { method, country },
    facts,
    now,
  });
}

/** Returns the basket of the shopper with the sums of its checkout. */
export async function currentBasket(
  db: Queryable,
  basket: BasketRow | null,
  shopper: CheckoutShopper,
  { collectPoints }: Pick<CheckoutServices, 'collectPoints'>,
): Promise<Basket> {
  return basketOfCheckout(db, await readCheckoutState(db, basket, shopper, collectPoints), shopper);
}
