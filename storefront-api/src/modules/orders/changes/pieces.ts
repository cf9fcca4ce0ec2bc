import { ShopError } from '../../../shop-error.ts';
import type { OrderItemRow } from '../repository.ts';

/** Pieces of an item, as an operation names them. */
export interface RequestedPieces {
  id: number;
  qty: number;
}

export interface Pieces {
  item: OrderItemRow;
  qty: number;
}

/**
 * Returns the pieces that an operation is about: those that are named, or else all that are available. Throws
 * `invalid_request` for an item that is unknown or named twice, and `order_not_changeable` if there are not as many, or none.
 */
export function piecesOf(
  items: readonly OrderItemRow[],
  requested: readonly RequestedPieces[] | undefined,
  availableOf: (item: OrderItemRow) => number,
): Pieces[] {
  const pieces =
    requested === undefined
      ? items.map((item) => ({ item, qty: availableOf(item) })).filter(({ qty }) => qty > 0)
      : namedPieces(items, requested);
  const isAvailable = pieces.every(({ item, qty }) => qty <= availableOf(item));
  if (pieces.length === 0 || !isAvailable) throw new ShopError('order_not_changeable');
  return pieces;
}

function namedPieces(items: readonly OrderItemRow[], requested: readonly RequestedPieces[]): Pieces[] {
  const isNamedTwice = new Set(requested.map(({ id }) => id)).size < requested.length;
  const pieces = requested.flatMap(({ id, qty }) => {
    const item = items.find((each) => each.id === id);
    return item === undefined ? [] : [{ item, qty }];
  });
  if (isNamedTwice || pieces.length < requested.length) {
    throw new ShopError('invalid_request', { fields: { items: 'invalid' } });
  }
  return pieces;
}
