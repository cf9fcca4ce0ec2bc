import type { RecordInputOf } from 'storefront-ports/import-format';
import type { Price, ProductPlan } from '../data/catalogue/plan/product-plan.ts';

const staffGroup = 5;
const staffList = 'staff-GBP';

/** The staff pay less for the shop's brand of skis, and for everything else what other members pay. */
export const priceListRecords: readonly RecordInputOf<'price-list'>[] = [
  { type: 'price-list', code: staffList, base: 'standard-GBP', groups: [staffGroup] },
];

const staffBrand = 'varnhorn';
const staffPercent = 80;

/** Returns the staff's price, floored to whole pounds; nothing for a product without one. */
export function staffPrices({ brand, category, prices }: ProductPlan): Record<string, Price> {
  const price = prices['standard-GBP'];
  if (price === undefined || brand !== staffBrand || !category.startsWith('skis/')) return {};
  const { retail, special } = price;
  return { [staffList]: { retail, special: Math.floor((special * staffPercent) / 10_000) * 100 } };
}
