import { maxQuantity, type BasketItem } from 'shared-contracts/api/basket';
import { paths } from 'shared-contracts/routes';

/** A line that was taken out and can be put back. */
export interface RemovedLine {
  cartItemId: number;
  /** What it held. */
  qty: number;
  /** Null where only the address tells of it, after a form without JavaScript. */
  item: BasketItem | null;
}

/** Reads the address that {@link removalPath} makes. The input is untrusted: a visitor can change an address. */
export function readRemovedLine(search: Readonly<Record<string, string>>): RemovedLine | null {
  const cartItemId = wholeNumber(search['removed'], 2 ** 31 - 1);
  const qty = wholeNumber(search['qty'], maxQuantity);
  return cartItemId === null || qty === null ? null : { cartItemId, qty, item: null };
}

function wholeNumber(text: string | undefined, max: number): number | null {
  if (text === undefined || !/^[1-9]\d{0,9}$/.test(text)) return null;
  const value = Number(text);
  return value <= max ? value : null;
}

/** The page after a removal without JavaScript, which offers to undo it. */
export const removalPath = ({ cartItemId, qty }: Pick<BasketItem, 'cartItemId' | 'qty'>) =>
  `${paths.basket}?removed=${cartItemId}&qty=${qty}`;
