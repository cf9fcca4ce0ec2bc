import type { Basket, BasketItem } from 'shared-contracts/api/basket';

/** Items that are sent together. */
export interface ItemGroup {
  /** Null if the basket is one parcel. */
  id: string | null;
  label: string;
  items: BasketItem[];
}

/** Returns the items by parcels, or as one group without a label if there is only one parcel. */
export function itemGroups({ items, groups }: Pick<Basket, 'items' | 'groups'>): ItemGroup[] {
  const filled = groups
    .map(({ id, label, cartItemIds }) => ({
      id,
      label,
      items: items.filter(({ cartItemId }) => cartItemIds.includes(cartItemId)),
    }))
    .filter((group) => group.items.length > 0);
  const isComplete = filled.reduce((count, group) => count + group.items.length, 0) === items.length;
  return filled.length > 1 && isComplete ? filled : [{ id: null, label: '', items: [...items] }];
}
