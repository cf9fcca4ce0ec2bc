import { deliveryTariff, hasFreeDelivery } from '../pricing/delivery.ts';
import { isSentByParcel } from '../pricing/special-products.ts';
import { methodPrice, type DeliveredGoods } from './method-tariffs.ts';
import { isOversize } from './oversize.ts';

type DeliveredLine = Parameters<typeof isOversize>[0] & {
  productId: number;
  qty: number;
  /** Minor units, per piece. */
  special: number;
};

/** Returns what must be delivered of a basket. What is sent by e-mail counts neither as goods nor as a parcel. */
export function deliveredGoods(
  lines: readonly DeliveredLine[],
  customer: { groupId: number } | null,
): DeliveredGoods {
  const sent = lines.filter(({ productId }) => isSentByParcel(productId));
  return {
    subtotal: sent.reduce((sum, line) => sum + line.special * line.qty, 0),
    isOversize: sent.some(isOversize),
    needsParcel: sent.length > 0,
    hasFreeStandard: hasFreeDelivery(customer),
  };
}

/**
 * Returns the price of standard delivery before promotions, with the surcharge for oversize parcels, and the goods that
 * are missing until it is free; null if it is free already, or never because of the surcharge.
 */
export function standardDelivery(
  goods: DeliveredGoods,
  currency: string,
): { price: number; untilFree: number | null } {
  const { freeFrom } = deliveryTariff(currency);
  const isFree = !goods.needsParcel || goods.hasFreeStandard || goods.subtotal >= freeFrom;
  return {
    price: methodPrice('standard', goods, currency),
    // The surcharge remains, so that more goods do not make an oversize delivery free.
    untilFree: isFree || goods.isOversize ? null : freeFrom - goods.subtotal,
  };
}
