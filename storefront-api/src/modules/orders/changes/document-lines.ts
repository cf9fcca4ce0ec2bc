import type { DocumentLine } from '../../invoices/document-content.ts';
import type { OrderItemRow } from '../repository.ts';
import { amountOfPieces, payableOf, type PieceRange } from './piece-amounts.ts';

/** Returns the line of a document about a range of the pieces of an item: what is paid for them, and why it is that. */
export function documentLine(item: OrderItemRow, { from, to }: Omit<PieceRange, 'of'>): DocumentLine {
  const range = { from, to, of: item.qtyOrdered };
  const qty = to - from;
  const amount = amountOfPieces(payableOf(item), range);
  return {
    itemId: item.id,
    sku: item.sku,
    name: `${item.brandName} ${item.name}`,
    details: detailsOf(item),
    qty,
    price: item.price,
    ...reductionsOf(item, range, qty * item.price - amount),
    amount,
  };
}

/**
 * Divides what pieces are reduced by into discount and points. Each part is rounded by itself; the discount takes the
 * difference, or the points where there is none.
 */
function reductionsOf(
  { discount, points }: OrderItemRow,
  range: PieceRange,
  reduction: number,
): Pick<DocumentLine, 'discount' | 'points'> {
  const ofPoints = discount === 0 ? reduction : Math.min(reduction, amountOfPieces(points, range));
  return { discount: reduction - ofPoints, points: ofPoints };
}

function detailsOf({ options, parts }: OrderItemRow): string[] {
  const chosen = options.map(({ name, value }) => `${name}: ${value}`).join(', ');
  const ofParts = parts.map(({ name, options: of }) => (of === '' ? name : `${name} (${of})`));
  return [...(chosen === '' ? [] : [chosen]), ...ofParts];
}
