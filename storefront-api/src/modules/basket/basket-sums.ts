import type { Store } from 'shared-contracts/stores';
import { guestGroup } from 'shared-contracts/session';
import type { Queryable } from '../../db/client.ts';
import type { CustomerRow } from '../../visit/visit.ts';
import { marketOf } from '../catalogue/context.ts';
import { pointBalance } from '../points/points.ts';
import { calculateSums } from '../pricing/calculate-sums.ts';
import { deliveredGoods, standardDelivery } from '../delivery/delivered-goods.ts';
import type { OrderSums, Shopper, SummedLine } from '../pricing/order-sums.ts';
import { isDonation, isGiftVoucher } from '../pricing/special-products.ts';
import { vatRateOf } from '../pricing/vat.ts';
import { isFirstOrder } from '../promotions/first-order.ts';
import { loadPromotions, type LoadedPromotion } from '../promotions/load-promotions.ts';
import { findCodes } from './codes-repository.ts';
import { findLineDetails, type LineDetails } from './lines/line-details.ts';
import { findProductFacts, type ProductFacts } from './lines/line-facts.ts';
import type { BasketRow } from './repository.ts';

/** Who buys where. Decides prices, promotions and points. */
export interface Buyer {
  store: Store;
  /** Null for a guest. */
  customer: Pick<CustomerRow, 'id' | 'groupId'> | null;
  /** Null: the store's own price list. */
  groupPriceList: string | null;
  now: Date;
}

/** Where the goods go, and for how much. */
export interface DeliveryOfBasket {
  /**
   * Gross price before promotions, minor units; it counts as 0 for an empty basket. Null: standard delivery, which is
   * free for some members and from a certain value of the goods.
   */
  delivery: number | null;
  /** Country of delivery, which decides the VAT. */
  country: string;
}

/** A line with its prices and what promotions and sales say about its product. */
export type PricedLine = LineDetails & Pick<ProductFacts, 'maxPerCustomer' | 'orderedPieces'>;

export interface BasketSums {
  /** Minor units of the store's currency. `applied` and `unmet` name promotions by id. */
  sums: OrderSums;
  /** In the order of their ids, like `sums.lines`. */
  lines: PricedLine[];
  /** Codes of the basket in the order of their entry. */
  codes: string[];
  /** Every automatic promotion of the store, and those of the codes. */
  promotions: LoadedPromotion[];
  /** What the member could spend without this basket, and 0 for a guest. */
  availablePoints: number;
  /** Goods that are missing until standard delivery is free, minor units; null: it is free. */
  untilFreeDelivery: number | null;
}

/** What the database says about a basket, from which its sums follow for any delivery. */
export interface BasketFacts {
  buyer: Buyer;
  rows: LineDetails[];
  factsOf: (productId: number) => ProductFacts;
  codes: string[];
  promotions: LoadedPromotion[];
  shopper: Shopper;
  pointsRequested: number;
}

/**
 * Reads what {@link sumsOf} needs. Takes no lock: a caller that places an order locks the basket with `lockBasket`, calls
 * this in the same transaction, and then `recordPromotionUses` (`modules/promotions`) and `reservePoints`
 * (`modules/points`) with what was applied. Both lock, check again, and say if another order was first.
 */
export async function readBasketFacts(
  tx: Queryable,
  basket: Pick<BasketRow, 'id' | 'pointsRequested'> | null,
  buyer: Buyer,
): Promise<BasketFacts> {
  const { store, customer, groupPriceList, now } = buyer;
  const rows = basket === null ? [] : await findLineDetails(tx, basket.id, marketOf(store, groupPriceList));
  const visitor = { store, group: customer?.groupId ?? guestGroup, customerId: customer?.id ?? null, now };
  const factsOf = await findProductFacts(
    tx,
    rows.map(({ productId }) => productId),
    visitor,
    basket?.id ?? 0,
  );
  const codes = basket === null ? [] : await findCodes(tx, basket.id);
  const hasGoods = rows.length > 0;
  const promotions =
    hasGoods || codes.length > 0
      ? await loadPromotions(tx, codes, {
          store,
          customerId: customer?.id ?? null,
          basketId: basket?.id ?? null,
          now,
        })
      : [];
  const shopper = await shopperOf(tx, buyer, promotions, basket?.id ?? 0);
  return { buyer, rows, factsOf, codes, promotions, shopper, pointsRequested: basket?.pointsRequested ?? 0 };
}

/** Returns the sums of a basket with its promotions and points. */
export function sumsOf(
  { buyer, rows, factsOf, codes, promotions, shopper, pointsRequested }: BasketFacts,
  { delivery, country }: DeliveryOfBasket,
): BasketSums {
  const { store, customer, now } = buyer;
  const standard = standardDelivery(deliveredGoods(rows, customer), store.currency);
  const sums = calculateSums({
    lines: rows.map((row) => toSummedLine(row, factsOf(row.productId))),
    promotions,
    shopper,
    requestedPoints: pointsRequested,
    delivery: delivery ?? standard.price,
    vatBasisPoints: vatRateOf(country, now),
    now,
  });
  return {
    sums,
    lines: rows.map((row) => {
      const { maxPerCustomer, orderedPieces } = factsOf(row.productId);
      return { ...row, maxPerCustomer, orderedPieces };
    }),
    codes,
    promotions,
    availablePoints: shopper.availablePoints,
    untilFreeDelivery: standard.untilFree,
  };
}

async function shopperOf(
  tx: Queryable,
  { customer, now }: Buyer,
  promotions: readonly LoadedPromotion[],
  basketId: number,
): Promise<Shopper> {
  if (customer === null) {
    return { customerId: null, group: guestGroup, isFirstOrder: false, availablePoints: 0 };
  }
  const dependsOnOrders = promotions.some((promotion) => promotion.isFirstOrderOnly);
  return {
    customerId: customer.id,
    group: customer.groupId,
    isFirstOrder: dependsOnOrders && (await isFirstOrder(tx, customer.id, basketId)),
    availablePoints: (await pointBalance(tx, customer.id, now, basketId)).available,
  };
}

function toSummedLine(row: LineDetails, { categoryIds, saleIds }: ProductFacts): SummedLine {
  const { lineId, productId, brandId, qty, special, retail } = row;
  return {
    lineId,
    productId,
    brandId,
    categoryIds,
    saleIds,
    qty,
    special,
    retail,
    isExcludedFromPromotions: isGiftVoucher(productId),
    isExcludedFromPoints: isDonation(productId),
  };
}
