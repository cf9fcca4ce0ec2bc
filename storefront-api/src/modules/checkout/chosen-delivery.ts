import type { FullStoreConfig } from 'shared-contracts/api/shop';
import type { DeliveryMethod } from 'shared-contracts/api/checkout';
import type { Buyer } from '../basket/basket-sums.ts';
import type { DeliveredLine, FindChosenDelivery } from '../basket/chosen-delivery.ts';
import { parcelDispatchDays } from '../basket/parcels.ts';
import { deliveredGoods } from '../delivery/delivered-goods.ts';
import { deliveryMethods } from '../delivery/methods.ts';
import { readConfig } from '../stores/config/service.ts';
import { chosenAddresses } from './chosen-addresses.ts';
import { findCheckout } from './repository.ts';

/** Returns the delivery methods of a basket to a country. */
export function methodsOfBasket(
  lines: readonly DeliveredLine[],
  { store, customer, now }: Pick<Buyer, 'store' | 'customer' | 'now'>,
  collectPoints: FullStoreConfig['collectPoints'],
  country: string,
): DeliveryMethod[] {
  return deliveryMethods({
    store,
    collectPoints,
    country,
    goods: { ...deliveredGoods(lines, customer), parcels: [...new Set(parcelDispatchDays(lines).values())] },
    now,
  });
}

/**
 * Returns the delivery that was chosen for a basket; null if none was, or if its address or its goods do not permit the
 * chosen method any more.
 */
export const findChosenDelivery: FindChosenDelivery = async (db, basket, lines, buyer) => {
  const row = await findCheckout(db, basket.id);
  if (row === null || row.methodCode === null || lines.length === 0) return null;
  const { delivery: address } = await chosenAddresses(db, row, buyer);
  if (address === null) return null;
  const { collectPoints } = (await readConfig(db, buyer.store)).config;
  const methods = methodsOfBasket(lines, buyer, collectPoints, address.country_id);
  const method = methods.find(({ code }) => code === row.methodCode);
  return method === undefined ? null : { method, country: address.country_id };
};
