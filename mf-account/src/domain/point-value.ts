import { money, type Money } from 'shared-contracts/money';

/** Returns what reward points are worth: one is a minor unit of the currency. */
export function pointValue(points: number, currency: string): Money {
  return money(points, currency);
}
