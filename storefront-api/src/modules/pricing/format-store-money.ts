import { formatMoney, formatWholeMoney } from 'shared-contracts/money';
import type { Store } from 'shared-contracts/stores';

const minorUnits = 100;

/** Formats minor units of the store's currency, without decimals for whole amounts: `£75`, `£4.95`. */
export function formatStoreMoney(amount: number, store: Store): string {
  const value = { amount, currency: store.currency };
  return amount % minorUnits === 0 ? formatWholeMoney(value, store) : formatMoney(value, store);
}
