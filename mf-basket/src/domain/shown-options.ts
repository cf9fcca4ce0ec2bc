import type { BasketItem } from 'shared-contracts/api/basket';

export interface ShownOption {
  name: string;
  value: string;
}

/** Returns the options to display. A bundle has none: they belong to its parts (specification §3). */
export function shownOptions({
  productType,
  options,
}: Pick<BasketItem, 'productType' | 'options'>): ShownOption[] {
  if (productType === 'bundle') return [];
  return options.map(({ name, selected_value }) => ({ name, value: selected_value.value }));
}
