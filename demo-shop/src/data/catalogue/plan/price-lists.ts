import type { Price } from './product-plan.ts';

interface PriceListSeed {
  /** Currency units per pound, including the market's shipping and duty. */
  rate: number;
  /**
   * Prices end just below a multiple of this, in currency units; `from` applies below 100 pounds, `to` from there on.
   */
  step: { from: number; to: number };
  /** Multiplier for the members' price. */
  factor: number;
}

const euro = { rate: 1.18, step: { from: 10, to: 10 } };

/** Above 1, so that the public never pays less than a member for the same product. */
const outletFactor = 1.06;

/** Price lists; each store uses one (`modules/pricing/price-list.ts`). */
export const priceLists = {
  'standard-GBP': { rate: 1, step: { from: 1, to: 1 }, factor: 1 },
  'standard-EUR': { ...euro, factor: 1 },
  'standard-DKK': { rate: 8.8, step: { from: 10, to: 50 }, factor: 1 },
  'standard-SEK': { rate: 13.2, step: { from: 10, to: 100 }, factor: 1 },
  'standard-NOK': { rate: 13.5, step: { from: 10, to: 100 }, factor: 1 },
  'outlet-GBP': { rate: 1, step: { from: 1, to: 1 }, factor: outletFactor },
  'outlet-EUR': { ...euro, factor: outletFactor },
  'pro-GBP': { rate: 1, step: { from: 1, to: 1 }, factor: 0.85 },
} as const satisfies Record<string, PriceListSeed>;

export type PriceListName = keyof typeof priceLists;

const minorUnits = 100;

/**
 * Returns the prices in every list, minor units. `retail` and `special`: whole pounds. Converted prices are rounded to
 * usual shop prices.
 */
export function pricesOf(retail: number, special: number): Record<PriceListName, Price> {
  const names = Object.keys(priceLists) as PriceListName[];
  return Object.fromEntries(
    names.map((name) => {
      const { factor } = priceLists[name];
      const price = {
        retail: inList(name, retail),
        special: inList(name, Math.min(retail, Math.max(1, Math.round(special * factor)))),
      };
      return [name, price];
    }),
  ) as Record<PriceListName, Price>;
}

function inList(name: PriceListName, pounds: number): number {
  const { rate, step } = priceLists[name];
  if (rate === 1) return pounds * minorUnits;
  const unit = pounds >= 100 ? step.to : step.from;
  const below = pounds >= 100 ? 1 : unit / 2;
  return (Math.ceil((pounds * rate) / unit) * unit - below) * minorUnits;
}

/**
 * Returns the prices of a voucher or donation: the same number of units in every list, times 10 in crowns. Minor units.
 */
export function faceValuesOf(units: number): Record<PriceListName, Price> {
  const names = Object.keys(priceLists) as PriceListName[];
  return Object.fromEntries(
    names.map((name) => {
      const isCrowns = /(?:DKK|SEK|NOK)$/.test(name);
      const amount = units * minorUnits * (isCrowns ? 10 : 1);
      return [name, { retail: amount, special: amount }];
    }),
  ) as Record<PriceListName, Price>;
}
