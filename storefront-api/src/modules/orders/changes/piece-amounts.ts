import type { OrderItemRow } from '../repository.ts';

type Quantities = Pick<OrderItemRow, 'qtyOrdered' | 'qtyShipped' | 'qtyCanceled'>;

/** Returns how many pieces are neither sent nor canceled. */
export const piecesLeft = ({ qtyOrdered, qtyShipped, qtyCanceled }: Quantities): number =>
  qtyOrdered - qtyShipped - qtyCanceled;

/** Returns what is paid for an item: in money, after discounts and points. */
export const payableOf = ({
  subtotal,
  discount,
  points,
}: Pick<OrderItemRow, 'subtotal' | 'discount' | 'points'>): number => subtotal - discount - points;

/** A range of the pieces of an item, counted from 0. */
export interface PieceRange {
  from: number;
  to: number;
  /** All pieces. */
  of: number;
}

/**
 * Returns the part of an amount that belongs to a range of pieces, in whole minor units. Adjacent ranges add up exactly,
 * so that parts of an item never cost more or less than the item.
 */
export function amountOfPieces(amount: number, { from, to, of }: PieceRange): number {
  return firstPieces(amount, to, of) - firstPieces(amount, from, of);
}

/** Rounds halves up. */
function firstPieces(amount: number, pieces: number, of: number): number {
  return Math.floor((2 * amount * pieces + of) / (2 * of));
}
