import type { Price } from './product-plan.ts';

interface PriceListSeed {
  /** Units of the currency for a pound, shipping and duty of the market included. */
  rate: number;
  /** Prices end just below a multiple of this many units. */
  step: { from: number; to: number };
  /** Of the members' price. */
  factor: number;
}

const euro = { rate: 1.18, step: { from: 10, to: 10 } };

/** The public never pays less than a member for the same product. */
const outletFactor = 1.06;

/** Every store reads one of these; see `modules/pricing/price-list.ts`. */
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

/** `retail` and `special` in whole pounds. What a list asks is what a shop would write, not a rate of exchange. */
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

/** Of a product that costs what it is worth, such as a voucher: the same number of units in every list, ten times as many crowns. */
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
