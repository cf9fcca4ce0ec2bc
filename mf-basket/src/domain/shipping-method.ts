import type { Basket } from 'shared-contracts/api/basket';

/** Returns whether the shopper has chosen a delivery method in the checkout (specification §4). */
export function isShippingMethodSelected({ selected_carrier }: Pick<Basket, 'selected_carrier'>): boolean {
  return selected_carrier !== null;
}
