import type { ProductPrice } from 'shared-contracts/api/catalogue';
import type { Money } from 'shared-contracts/money';

export interface ShownPrice {
  current: Money;
  /** Struck through; null unless the retail price exceeds the special price (specification §3). */
  previous: Money | null;
}

/** Returns the amounts to show; undefined for a visitor who may not see prices, and for a malformed price. */
export function shownPrice(price: unknown): ShownPrice | undefined {
  const { current, old, retailPrice, specialPrice } = (price ?? {}) as Partial<ProductPrice>;
  if (!isMoney(current)) return undefined;
  const isReduced = isMoney(retailPrice) && isMoney(specialPrice) && retailPrice.amount > specialPrice.amount;
  return { current, previous: isReduced ? (isMoney(old) ? old : retailPrice) : null };
}

function isMoney(value: unknown): value is Money {
  const { amount, currency } = (value ?? {}) as Partial<Money>;
  // Another currency code would make the number format throw.
  return Number.isSafeInteger(amount) && typeof currency === 'string' && /^[A-Z]{3}$/.test(currency);
}
