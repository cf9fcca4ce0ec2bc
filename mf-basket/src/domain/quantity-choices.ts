import type { BasketItem } from 'shared-contracts/api/basket';

/**
 * Returns the quantities to choose from: 1 to `maxQty`. 0 is not among them: an arrow key in the list would remove
 * the line by accident. The line's own quantity is always included, because stock may have fallen below it.
 */
export function quantityChoices({ qty, maxQty }: Pick<BasketItem, 'qty' | 'maxQty'>): number[] {
  const choices = Array.from({ length: maxQty }, (_, index) => index + 1);
  return choices.includes(qty) ? choices : [...choices, qty];
}
