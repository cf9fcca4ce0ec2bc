import type { Money } from './money-schema.ts';

export function money(amount: number, currency: string): Money {
  return { amount, currency };
}

/** Adds amounts of one currency. Throws on mixed currencies: that is a bug, not an input error. */
export function sumMoney(amounts: readonly Money[], currency: string): Money {
  let total = 0;
  for (const each of amounts) {
    if (each.currency !== currency) throw new Error(`Cannot add ${each.currency} to ${currency}`);
    total += each.amount;
  }
  return { amount: total, currency };
}

export function multiplyMoney(value: Money, factor: number): Money {
  return { amount: Math.round(value.amount * factor), currency: value.currency };
}

/**
 * Returns the whole percent saved against a reference price, rounded down so that a badge never promises too much.
 */
export function percentSaved(reference: Money, current: Money): number {
  if (reference.amount <= current.amount || reference.amount <= 0) return 0;
  return Math.floor(((reference.amount - current.amount) * 100) / reference.amount);
}

/**
 * Parses a price of feeds and tracking. A comma after the last dot is the decimal separator; every other character is
 * dropped. Returns null without digits.
 *
 * Specification §5 compares a comma with a dot. Without a dot, commas before groups of three digits (`£1,299`,
 * `1,299,000`) are thousands separators, because no currency of the shop has three decimals; any other comma is the
 * decimal separator.
 */
export function parsePriceString(text: string): number | null {
  const isGrouped = !text.includes('.') && /^\D*[1-9]\d{0,2}(,\d{3})+(?!\d|,)/.test(text);
  const commaIsDecimal = !isGrouped && text.lastIndexOf(',') > text.lastIndexOf('.');
  const normal = commaIsDecimal ? text.replaceAll('.', '').replace(',', '.') : text.replaceAll(',', '');
  const digits = normal.replaceAll(/[^\d.]/g, '');
  if (!/\d/.test(digits)) return null;
  const value = Number.parseFloat(digits);
  return Number.isFinite(value) ? value : null;
}
