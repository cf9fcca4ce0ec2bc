import type { BasketItem } from 'shared-contracts/api/basket';

/**
 * What the shopper can choose: 1 to what can be had. Removing is not among them: an arrow key in the list would
 * remove the line by accident. What the line holds is there too, although stock may have fallen below it since.
 */
export function quantityChoices({ qty, maxQty }: Pick<BasketItem, 'qty' | 'maxQty'>): number[] {
  const choices = Array.from({ length: maxQty }, (_, index) => index + 1);
  return choices.includes(qty) ? choices : [...choices, qty];
}
