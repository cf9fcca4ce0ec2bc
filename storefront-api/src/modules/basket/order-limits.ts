import type { FullStoreConfig } from 'shared-contracts/api/shop';
import { ShopError } from '../../shop-error.ts';

/** What one order may contain. */
export type OrderSize = Pick<FullStoreConfig['orderLimits'], 'maxLines' | 'maxPieces'>;

interface Line {
  qty: number;
}

/** Returns whether lines are too many for one order, or have too many pieces. */
export function isOversized(lines: readonly Line[], { maxLines, maxPieces }: OrderSize): boolean {
  return lines.length > maxLines || lines.reduce((sum, { qty }) => sum + qty, 0) > maxPieces;
}

/** Throws `basket_full` if a line with a quantity is too much for one order with the other ones. */
export function requireRoom(others: readonly Line[], qty: number, size: OrderSize): void {
  if (isOversized([...others, { qty }], size)) throw new ShopError('basket_full');
}
