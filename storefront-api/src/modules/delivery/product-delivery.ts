import type { Product } from 'shared-contracts/api/product';
import { money } from 'shared-contracts/money';
import type { Store } from 'shared-contracts/stores';
import { deliveryTariff } from '../pricing/delivery.ts';
import { formatStoreMoney } from '../pricing/format-store-money.ts';
import { standardDelivery } from './delivered-goods.ts';
import { estimateDelivery, toDay } from './estimate.ts';
import { arrivalText, feeText } from './messages.ts';
import { oversizeSurcharge } from './method-tariffs.ts';

export interface DeliveryRequest {
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

type ProductDelivery = NonNullable<Product['delivery']> & { dispatch: string };

/** Returns the delivery dates and costs of a product in stock; null for a country without delivery. */
export function productDelivery(request: DeliveryRequest): ProductDelivery | null {
  const { store, country, now, dispatchDays } = request;
  const estimate = estimateDelivery(now, dispatchDays, country);
  if (estimate === null) return null;
  const { text, fee, untilFree } = costs(request);
  const moneyOf = (amount: number | null) => (amount === null ? null : money(amount, store.currency));
  return {
    dispatch: toDay(estimate.dispatch),
    from: toDay(estimate.from),
    to: toDay(estimate.to),
    message: `${text}, ${arrivalText(estimate.from, estimate.to, store.locale)}`,
    fee: moneyOf(fee),
    untilFree: moneyOf(untilFree),
  };
}

/** The costs of an order of one piece of the product. */
function costs({ store, price, isOversize, hasFreeStandard }: DeliveryRequest) {
  const { currency, locale } = store;
  const goods = { isOversize, hasFreeStandard, needsParcel: true };
  const order = price === null ? null : standardDelivery({ ...goods, subtotal: price }, currency);
  const { freeFrom } = deliveryTariff(currency);
  const surcharge = oversizeSurcharge({ ...goods, subtotal: 0 }, currency);
  const fees = { fee: order?.price ?? null, freeFrom, surcharge };
  return {
    text: feeText(fees, (amount) => formatStoreMoney(amount, store), locale),
    fee: fees.fee,
    untilFree: order?.untilFree ?? null,
  };
}
