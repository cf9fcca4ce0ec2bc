import { maxQuantity } from 'shared-contracts/api/max-quantity';

/** Returns the maximum quantity of a line for a given stock. */
export function maxLineQuantity(stock: number): number {
  return Math.max(0, Math.min(maxQuantity, stock));
}
