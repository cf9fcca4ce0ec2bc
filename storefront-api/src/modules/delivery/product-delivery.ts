import type { Product } from 'shared-contracts/api/product';
import type { Store } from 'shared-contracts/stores';
import { deliveryTariff } from '../pricing/delivery.ts';
import { formatStoreMoney } from '../pricing/format-store-money.ts';
import { estimateDelivery, toDay } from './estimate.ts';
import { arrivalText, feeText } from './messages.ts';
import { methodPrice, oversizeSurcharge } from './method-tariffs.ts';

interface DeliveryRequest {
  store: Store;
  /** Destination. */
  country: string;
  now: Date;
  /** Working days until dispatch. */
  dispatchDays: number;
  /** Minor units; null for a visitor who does not see the price. */
  price: number | null;
  isOversize: boolean;
  /** The visitor has free standard delivery, whatever the goods cost. */
  hasFreeStandard: boolean;
}

/** Returns the delivery dates and costs of a product in stock; null for a country without delivery. */
export function productDelivery(request: DeliveryRequest): NonNullable<Product['delivery']> | null {
  const { store, country, now, dispatchDays, price } = request;
  const estimate = estimateDelivery(now, dispatchDays, country);
  if (estimate === null) return null;
  const { currency, locale } = store;
  const money = (amount: number) => formatStoreMoney(amount, store);
  const { isOversize, hasFreeStandard } = request;
  const goods = { isOversize, hasFreeStandard, needsParcel: true };
  const fee = price === null ? null : methodPrice('standard', { ...goods, subtotal: price }, currency);
  const { freeFrom } = deliveryTariff(currency);
  const surcharge = oversizeSurcharge({ ...goods, subtotal: 0 }, currency);
  const cost = feeText({ fee, freeFrom, surcharge }, money, locale);
  return {
    from: toDay(estimate.from),
    to: toDay(estimate.to),
    message: `${cost}, ${arrivalText(estimate.from, estimate.to, locale)}`,
  };
}
