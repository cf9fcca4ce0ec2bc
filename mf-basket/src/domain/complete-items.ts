import type { Basket, BasketItem } from 'shared-contracts/api/basket';

type Option = BasketItem['options'][number];

/**
 * Returns the basket without the items that have an option without a selected value (specification §5), and logs these.
 * The sums stay those of the server.
 */
export function withCompleteItems(basket: Basket): Basket {
  const incomplete = basket.items.filter((item) => !isComplete(item));
  if (incomplete.length === 0) return basket;
  for (const { cartItemId, sku } of incomplete) {
    // oxlint-disable-next-line no-console -- the specification asks for a log
    console.error(`Line ${cartItemId} (${sku}) of the basket has an option without a value, and is left out`);
  }
  return { ...basket, items: basket.items.filter((item) => !incomplete.includes(item)) };
}

/** Whether every option of the item has a selected value. */
export function isComplete({ options }: BasketItem): boolean {
  return options.every(hasValue);
}

/** The contract promises a value; an answer is not parsed in the browser. */
function hasValue({
  selected_value,
}: {
  selected_value?: Partial<Option['selected_value']> | null;
}): boolean {
  return Boolean(selected_value?.value);
}
