import type { BasketItem } from 'shared-contracts/api/basket';
import { maxQuantity } from 'shared-contracts/api/max-quantity';
import { paths } from 'shared-contracts/routes';

/** A removed line that can be restored. */
export interface RemovedLine {
  cartItemId: number;
  /** Its quantity before the removal. */
  qty: number;
  /** Null after a form without JavaScript, when only the URL describes the line. */
  item: BasketItem | null;
  /** Parcel that the line belonged to; null if the page did not show parcels. */
  groupId: string | null;
}

/** Reads a URL that {@link removalPath} wrote. Returns null for an invalid one: a visitor can edit URLs. */
export function readRemovedLine(search: Readonly<Record<string, string>>): RemovedLine | null {
  const cartItemId = wholeNumber(search['removed'], 2 ** 31 - 1);
  const qty = wholeNumber(search['qty'], maxQuantity);
  return cartItemId === null || qty === null ? null : { cartItemId, qty, item: null, groupId: null };
}

function wholeNumber(text: string | undefined, max: number): number | null {
  if (text === undefined || !/^[1-9]\d{0,9}$/.test(text)) return null;
  const value = Number(text);
  return value <= max ? value : null;
}

/** Returns the path of the page after a removal without JavaScript, which offers to undo it. */
export const removalPath = ({ cartItemId, qty }: Pick<BasketItem, 'cartItemId' | 'qty'>) =>
  `${paths.basket}?removed=${cartItemId}&qty=${qty}`;
