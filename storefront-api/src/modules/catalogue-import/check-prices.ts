import { stores } from 'shared-contracts/stores';
import type { RecordOf } from 'storefront-ports/import-format';
import { priceListOf } from '../pricing/price-list.ts';
import type { LineCheck } from './check-file.ts';

/** The price lists that stores use without a record. */
const storeLists: ReadonlySet<string> = new Set(stores.map(priceListOf));

/** Checks the price list of customer groups, and remembers it for the products. */
export function checkPriceList(check: LineCheck, { code, base, groups }: RecordOf<'price-list'>): void {
  if (storeLists.has(code)) check.report('code', `${JSON.stringify(code)} is the price list of a store`);
  check.declare('price list', code, 'code');
  if (!storeLists.has(base)) check.report('base', `no store has the price list ${JSON.stringify(base)}`);
  for (const [index, group] of groups.entries())
    check.declare('list for the group and base', `${group} ${base}`, `groups.${index}`);
  check.keys.groupLists.set(base, [...(check.keys.groupLists.get(base) ?? []), code]);
}

/** Checks that every price list of a product exists, and that its history is one of prices that it has. */
export function checkPrices(check: LineCheck, product: RecordOf<'product'>): void {
  const { prices, priceHistory, variants } = product;
  referToLists(check, prices, 'prices');
  for (const [index, variant] of variants.entries())
    referToLists(check, variant.prices, `variants.${index}.prices`);
  for (const [index, { list }] of priceHistory.entries()) {
    if (!Object.hasOwn(prices, list))
      check.report(`priceHistory.${index}.list`, `the product has no price in ${JSON.stringify(list)}`);
  }
  const moments = priceHistory.map(({ list, validFrom }) => `${list} ${Date.parse(validFrom)}`);
  if (new Set(moments).size < moments.length)
    check.report('priceHistory', 'two prices of a list begin at the same moment');
}

function referToLists(check: LineCheck, prices: RecordOf<'product'>['prices'], path: string): void {
  for (const list of Object.keys(prices)) {
    if (!storeLists.has(list)) check.refer('price list', list, `${path}.${list}`);
  }
}
