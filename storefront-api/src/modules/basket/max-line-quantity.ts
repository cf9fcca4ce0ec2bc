import { maxQuantity } from 'shared-contracts/api/basket';

/** How many pieces of a stock one line may have. */
export function mostOf(stock: number): number {
  return Math.max(0, Math.min(maxQuantity, stock));
}
