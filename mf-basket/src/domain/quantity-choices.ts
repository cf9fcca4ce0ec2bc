import type { BasketItem } from 'shared-contracts/api/basket';

/**
 * What the shopper can choose: 0 to what can be had. What the line holds is there too, although stock may have
 * fallen below it since.
 */
export function quantityChoices({ qty, maxQty }: Pick<BasketItem, 'qty' | 'maxQty'>): number[] {
  const choices = Array.from({ length: maxQty + 1 }, (_, quantity) => quantity);
  return choices.includes(qty) ? choices : [...choices, qty];
}
