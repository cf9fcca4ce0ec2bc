import type { Queryable } from '../../db/client.ts';
import { contentOfBasket, type BasketLine, type BasketRow } from '../basket/basket-access.ts';
import type { CollectPoints } from '../delivery/collect-points/collect-points.ts';
import { isDeliverable } from '../delivery/estimate.ts';
import type { CheckoutState } from './checkout-state.ts';
import { chosenAddresses } from './chosen-addresses.ts';
import { methodsOfBasket } from './chosen-delivery.ts';
import { readBasketFacts, sumsOf } from '../basket/basket-sums.ts';
import { findCheckout, type CheckoutRow } from './repository.ts';
import { findRequirements } from './requirements.ts';
import type { CheckoutShopper } from './shopper.ts';

/** What of a checkout was read already. */
export interface ReadBefore {
  /** What `contentOfBasket` has returned. */
  contents: readonly BasketLine[];
  /** What {@link choicesOfBasket} has returned. */
  row: CheckoutRow | null;
}

/** Returns what the shopper has chosen in the checkout of a basket; null: nothing. */
export function choicesOfBasket(db: Queryable, basketId: number): Promise<CheckoutRow | null> {
  return findCheckout(db, basketId);
}

/** Reads the checkout of a basket. Takes no lock and calls no payment provider. */
export async function readCheckoutState(
  db: Queryable,
  basket: BasketRow | null,
  shopper: CheckoutShopper,
  collectPoints: CollectPoints,
  known?: ReadBefore,
): Promise<CheckoutState> {
  const { store, config } = shopper;
  const row = known?.row ?? (basket === null ? null : await findCheckout(db, basket.id));
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
  const lines = known?.contents ?? (basket === null ? [] : await contentOfBasket(db, basket.id));
  const pointId = row?.collectPointId ?? null;
  const state = {
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
  return { ...state, requirements: await findRequirements(db, state, shopper) };
}

/** Returns the address of the member, or that which the guest has entered. */
export function emailOf(
  row: CheckoutRow | null,
  { customer }: Pick<CheckoutShopper, 'customer'>,
): string | null {
  return customer === null ? (row?.guestEmail ?? null) : customer.email;
}
