import type { Queryable } from '../../db/client.ts';
import { contentOfBasket, type BasketRow } from '../basket/basket-access.ts';
import type { CollectPoints } from '../delivery/collect-points/collect-points.ts';
import { isDeliverable } from '../delivery/estimate.ts';
import { deliveryMethods } from '../delivery/methods.ts';
import { deliveredGoods } from '../delivery/delivered-goods.ts';
import type { CheckoutState } from './checkout-state.ts';
import { chosenAddresses } from './chosen-addresses.ts';
import { sumsOfBasket } from '../basket/basket-sums.ts';
import { findCheckout } from './repository.ts';
import { findRequirements } from './requirements.ts';
import type { CheckoutShopper } from './shopper.ts';

/** Reads the checkout of a basket. Takes no lock and calls no payment provider. */
export async function readCheckoutState(
  db: Queryable,
  basket: BasketRow | null,
  shopper: CheckoutShopper,
  collectPoints: CollectPoints,
): Promise<CheckoutState> {
  const { store, customer, config, now } = shopper;
  const row = basket === null ? null : await findCheckout(db, basket.id);
  const { delivery: address, billing: billingAddress } = await chosenAddresses(db, row, shopper);
  const destination = address?.country_id ?? store.country;
  const country = isDeliverable(destination) ? destination : store.country;
  const standard = await sumsOfBasket(db, basket, shopper, { delivery: null, country });
  const request = {
    store,
    collectPoints: config.collectPoints,
    country: destination,
    goods: {
      ...deliveredGoods(standard.lines, customer),
      dispatchDays: Math.max(1, ...standard.lines.map((line) => line.dispatchDays)),
    },
    now,
  };
  const methods = address === null ? [] : deliveryMethods(request);
  const method = methods.find(({ code }) => code === row?.methodCode) ?? null;
  const chosen = method ?? deliveryMethods({ ...request, country })[0] ?? null;
  const delivery = chosen?.price.amount ?? null;
  const sums = await sumsOfBasket(db, basket, shopper, { delivery, country });
  const lines = basket === null ? [] : await contentOfBasket(db, basket.id);
  const pointId = row?.collectPointId ?? null;
  const known = {
    basket,
    row,
    email: emailOf(row, shopper),
    address,
    billingAddress,
    methods,
    method,
    collectPoint:
      method?.kind === 'collect' && pointId !== null
        ? await collectPoints.find(method.carrier, country, pointId)
        : null,
    country,
    sums,
    contents: new Map(lines.map((line) => [line.id, line])),
  };
  return { ...known, requirements: await findRequirements(db, known, shopper) };
}

function emailOf(row: CheckoutState['row'], { customer }: Pick<CheckoutShopper, 'customer'>): string | null {
  return customer === null ? (row?.guestEmail ?? null) : customer.email;
}

/** Returns the address of the member, or that which the guest has entered. */
export async function emailOfCheckout(
  db: Queryable,
  basketId: number,
  shopper: Pick<CheckoutShopper, 'customer'>,
): Promise<string | null> {
  return emailOf(shopper.customer === null ? await findCheckout(db, basketId) : null, shopper);
}
