import type { StoreLocale } from 'shared-contracts/locales';
import { fullProductName } from 'shared-contracts/product-name';
import type { PricedLine } from './basket-sums.ts';
import { customerLimitMessages, limitWithOrdersMessages } from './customer-limit-messages.ts';
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

/** Returns how many pieces of a product the customer may still order; null: any number. */
export function allowedPieces({
  maxPerCustomer,
  orderedPieces,
}: Pick<PricedLine, 'maxPerCustomer' | 'orderedPieces'>): number | null {
  return maxPerCustomer === null ? null : Math.max(0, maxPerCustomer - orderedPieces);
}

/** Products of sales with a maximum for each customer, over all orders. All variants of a product count together. */
export function excesses(lines: readonly PricedLine[], locale: StoreLocale): string[] {
  return [...Map.groupBy(lines, ({ productId }) => productId).values()].flatMap((ofProduct) => {
    const [line] = ofProduct;
    const qty = ofProduct.reduce((sum, each) => sum + each.qty, 0);
    if (line === undefined || line.maxPerCustomer === null || qty <= (allowedPieces(line) ?? Infinity)) {
      return [];
    }
    const messages = line.orderedPieces > 0 ? limitWithOrdersMessages : customerLimitMessages;
    return [messages[locale](nameOf(line, locale), line.maxPerCustomer)];
  });
}

const nameOf = (line: PricedLine, locale: StoreLocale): string =>
  fullProductName(line.brandName, line.name, locale);
