import type { Queryable } from '../../db/client.ts';
import { contentOfBasket, type BasketLine, type BasketRow } from '../basket/basket-access.ts';
import type { CollectPoints } from '../delivery/collect-points/collect-points.ts';
import { isDeliverable } from '../delivery/estimate.ts';
import type { CheckoutState } from './checkout-state.ts';
import { chosenAddresses } from './chosen-addresses.ts';
import { methodsOfBasket } from './chosen-delivery.ts';
import { readBasketFacts, sumsOf } from '../basket/basket-sums.ts';
import { findCheckout } from './repository.ts';
import { findRequirements } from './requirements.ts';
import type { CheckoutShopper } from './shopper.ts';

/**
 * Reads the checkout of a basket. Takes no lock and calls no payment provider.
 *
 * @param contents what `contentOfBasket` returned, if it was read already
 */
export async function readCheckoutState(
  db: Queryable,
  basket: BasketRow | null,
  shopper: CheckoutShopper,
  collectPoints: CollectPoints,
  contents?: readonly BasketLine[],
): Promise<CheckoutState> {
  const { store, config } = shopper;
  const row = basket === null ? null : await findCheckout(db, basket.id);
  const { delivery: address, billing: billingAddress } = await chosenAddresses(db, row, shopper);
  const destination = address?.country_id ?? store.country;
  const country = isDeliverable(destination) ? destination : store.country;
  const facts = await readBasketFacts(db, basket, shopper);
  const standard = sumsOf(facts, { delivery: null, country });
  const methodsTo = (to: string) => methodsOfBasket(standard.lines, shopper, config.collectPoints, to);
  const methods = address === null ? [] : methodsTo(destination);
  const method = methods.find(({ code }) => code === row?.methodCode) ?? null;
  const chosen = method ?? methodsTo(country)[0] ?? null;
  const delivery = chosen?.price.amount ?? null;
  const sums = sumsOf(facts, { delivery, country });
  const lines = contents ?? (basket === null ? [] : await contentOfBasket(db, basket.id));
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
    facts,
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
