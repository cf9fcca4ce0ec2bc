import type { DeliveryMethod } from 'shared-contracts/api/checkout';
import { deliveryTariff } from '../pricing/delivery.ts';

type MethodKind = DeliveryMethod['kind'];

interface MethodTariff {
  /** Minor units. */
  fee: number;
  /** Goods from which the method is free, in minor units; null: never. */
  freeFrom: number | null;
}

/** Minor units. Express is never free. Collecting is free from the same amount as the standard delivery. */
const fees: Readonly<Record<string, { express: number; collect: number; oversize: number }>> = {
  GBP: { express: 995, collect: 395, oversize: 1200 },
  EUR: { express: 995, collect: 395, oversize: 1200 },
  DKK: { express: 7_900, collect: 2_900, oversize: 9_000 },
  SEK: { express: 9_900, collect: 3_900, oversize: 12_000 },
  NOK: { express: 11_900, collect: 4_900, oversize: 13_000 },
};

function feesOf(currency: string) {
  const found = fees[currency];
  if (found === undefined) throw new Error(`No delivery fees for ${currency}`);
  return found;
}

export function methodTariff(kind: MethodKind, currency: string): MethodTariff {
  const standard = deliveryTariff(currency);
  if (kind === 'standard') return standard;
  if (kind === 'express') return { fee: feesOf(currency).express, freeFrom: null };
  return { fee: feesOf(currency).collect, freeFrom: standard.freeFrom };
}

/** What a delivery is for. */
export interface DeliveredGoods {
  /** Gross sum of the goods before promotions, minor units. */
  subtotal: number;
  /** One parcel at least has skis or a snowboard. */
  isOversize: boolean;
  /** False for gift vouchers and donations only, which are sent by e-mail. */
  needsParcel: boolean;
  /** The member has free standard delivery, whatever the goods cost. */
  hasFreeStandard: boolean;
}

/** Surcharge for oversize parcels, minor units; once per order. */
export function oversizeSurcharge(goods: DeliveredGoods, currency: string): number {
  return goods.needsParcel && goods.isOversize ? feesOf(currency).oversize : 0;
}

/** Returns what a delivery costs, in minor units, with the surcharge for oversize parcels. */
export function methodPrice(kind: MethodKind, goods: DeliveredGoods, currency: string): number {
  if (!goods.needsParcel) return 0;
  const { fee, freeFrom } = methodTariff(kind, currency);
  const isFree =
    (kind === 'standard' && goods.hasFreeStandard) || (freeFrom !== null && goods.subtotal >= freeFrom);
  return (isFree ? 0 : fee) + oversizeSurcharge(goods, currency);
}
