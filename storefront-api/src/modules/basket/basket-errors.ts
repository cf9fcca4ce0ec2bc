import type { StoreLocale } from 'shared-contracts/locales';
import { fullProductName } from 'shared-contracts/product-name';
import type { PricedLine } from './basket-sums.ts';
import { customerLimitMessages } from './customer-limit-messages.ts';
import { maxLineQuantity } from './lines/max-line-quantity.ts';
import { shortageMessages } from './shortage-messages.ts';

/** Returns what must be changed in a basket before it can be ordered. */
export function basketErrors(lines: readonly PricedLine[], locale: StoreLocale): string[] {
  return [...shortages(lines, locale), ...excesses(lines, locale)];
}

function shortages(lines: readonly PricedLine[], locale: StoreLocale): string[] {
  return lines
    .filter((line) => line.qty > maxLineQuantity(line.stock))
    .map((line) => shortageMessages[locale](nameOf(line, locale), maxLineQuantity(line.stock)));
}

/** All variants of a product count together. */
function excesses(lines: readonly PricedLine[], locale: StoreLocale): string[] {
  return [...Map.groupBy(lines, ({ productId }) => productId).values()].flatMap((ofProduct) => {
    const [line] = ofProduct;
    const qty = ofProduct.reduce((sum, each) => sum + each.qty, 0);
    if (line === undefined || line.maxPerCustomer === null || qty <= line.maxPerCustomer) return [];
    return [customerLimitMessages[locale](nameOf(line, locale), line.maxPerCustomer)];
  });
}

const nameOf = (line: PricedLine, locale: StoreLocale): string =>
  fullProductName(line.brandName, line.name, locale);
