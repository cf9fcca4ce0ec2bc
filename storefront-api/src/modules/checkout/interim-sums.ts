import type { Store } from 'shared-contracts/stores';
import type { Queryable } from '../../db/client.ts';
import type { CustomerRow } from '../../visit/visit.ts';
import { findLineDetails, type LineDetails } from '../basket/lines/line-details.ts';
import { marketOf } from '../catalogue/context.ts';
import { deliveryFee } from '../pricing/delivery.ts';
import type { OrderSums } from '../pricing/order-sums.ts';
import { spread, vatRateOf, vatWithin } from '../pricing/vat.ts';

/** Who buys where. Decides prices, promotions and points. */
export interface Buyer {
  store: Store;
  customer: Pick<CustomerRow, 'id' | 'groupId'> | null;
  groupPriceList: string | null;
  now: Date;
}

export interface DeliveryOfBasket {
  /** Gross price, minor units; null: standard delivery. */
  delivery: number | null;
  country: string;
}

export type PricedLine = LineDetails & { maxPerCustomer: number | null };

export interface BasketSums {
  sums: OrderSums;
  lines: PricedLine[];
}

/** Returns the sums of a basket without promotions and points. */
export async function sumsOfBasket(
  tx: Queryable,
  basket: { id: number } | null,
  { store, groupPriceList, now }: Buyer,
  { delivery, country }: DeliveryOfBasket,
): Promise<BasketSums> {
  const lines = basket === null ? [] : await findLineDetails(tx, basket.id, marketOf(store, groupPriceList));
  const gross = lines.map((line) => line.special * line.qty);
  const subtotal = gross.reduce((sum, each) => sum + each, 0);
  const fee = lines.length === 0 ? 0 : (delivery ?? deliveryFee(store.currency, subtotal));
  const total = subtotal + fee;
  const vat = vatWithin(total, vatRateOf(country, now));
  const vats = spread(vat, [...gross, fee]);
  const deliveryVat = vats.at(-1) ?? 0;
  return {
    lines: lines.map((line) => ({ ...line, maxPerCustomer: null })),
    sums: {
      lines: lines.map(({ lineId }, index) => {
        const [own = 0, ownVat = 0] = [gross[index], vats[index]];
        return {
          lineId,
          gross: own,
          discount: 0,
          points: 0,
          vat: ownVat,
          net: own - ownVat,
          promotionId: null,
        };
      }),
      subtotal,
      discount: 0,
      points: 0,
      delivery: { gross: fee, discount: 0, vat: deliveryVat, net: fee - deliveryVat },
      total,
      vat,
      totalExVat: total - vat,
      applied: [],
      unmet: [],
    },
  };
}
