import type { Basket } from 'shared-contracts/api/basket';

type Lines = Pick<Basket, 'items'>;

/** Returns whether a line has the same quantity and price in both baskets, or is missing in both. */
export function isSameLine(before: Lines, after: Lines, cartItemId: number): boolean {
  const [one, other] = [before, after].map(({ items }) =>
    items.find((item) => item.cartItemId === cartItemId),
  );
  return one?.qty === other?.qty && one?.unitPrice?.amount === other?.unitPrice?.amount;
}

/** Returns whether both baskets have the same lines with the same quantities and prices. */
export function hasSameLines(before: Lines, after: Lines): boolean {
  const ids = new Set([...before.items, ...after.items].map(({ cartItemId }) => cartItemId));
  return [...ids].every((id) => isSameLine(before, after, id));
}
