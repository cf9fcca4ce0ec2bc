import type { ProductPrice } from 'shared-contracts/api/catalogue';
import type { Money } from 'shared-contracts/money';
import type { Store } from 'shared-contracts/stores';
import { money, multiplyMoney, percentSaved } from 'shared-contracts/money';
import { maySeePrices } from 'shared-contracts/session';
import { requiresLogin } from 'shared-contracts/stores';

export interface StoredPrice {
  /** Minor units, per piece. */
  retail: number;
  /** Minor units, per piece. */
  special: number;
}

/**
 * Converts stored prices to the prices in responses. Every value that reveals a price (amounts, percentages, decimals)
 * must go through it, so that guests of a store with hidden prices get null in every field.
 */
export interface PriceView {
  currency: string;
  isVisible: boolean;
  money: (amount: number | null) => Money | null;
  /** Whole percent, such as a discount. */
  percent: (value: number | null) => number | null;
  /** The amount in the currency's major unit. */
  decimal: (amount: number | null) => number | null;
  product: (price: StoredPrice | null) => ProductPrice;
  line: (price: StoredPrice, qty: number) => LinePrice;
}

interface LinePrice {
  unitPrice: Money | null;
  subtotal: Money | null;
  rrp: Money | null;
  discount: number | null;
}

const minorUnitsPerMajor = 100;

export function priceView(store: Store, isMember: boolean): PriceView {
  const isVisible = maySeePrices({ isUserLoggedIn: isMember, loginRequired: requiresLogin(store) });
  const { currency } = store;
  const gate = <Value>(value: Value | null): Value | null => (isVisible ? value : null);
  const gatedMoney = (amount: number | null) => gate(amount === null ? null : money(amount, currency));
  const saved = (price: StoredPrice) =>
    percentSaved(money(price.retail, currency), money(price.special, currency));

  return {
    currency,
    isVisible,
    money: gatedMoney,
    percent: gate,
    decimal: (amount) => gate(amount === null ? null : amount / minorUnitsPerMajor),
    product: (price) => ({
      current: gatedMoney(price?.special ?? null),
      old: gatedMoney(price !== null && price.retail > price.special ? price.retail : null),
      retailPrice: gatedMoney(price?.retail ?? null),
      specialPrice: gatedMoney(price?.special ?? null),
      discount: gate(price === null ? null : saved(price)),
    }),
    line: (price, qty) => ({
      unitPrice: gatedMoney(price.special),
      subtotal: gate(multiplyMoney(money(price.special, currency), qty)),
      rrp: gate(multiplyMoney(money(price.retail, currency), qty)),
      discount: gate(saved(price)),
    }),
  };
}
