import type { Basket, BasketItem } from 'shared-contracts/api/basket';
import type { Money } from 'shared-contracts/money';

/** What has changed of an order between what the shopper saw and what the server has. */
export interface CheckoutDifferences {
  lines: LineDifference[];
  /** Null if the total is the same. */
  total: { before: Money; after: Money } | null;
}

export interface LineDifference {
  item: BasketItem;
  change: { kind: 'removed' } | { kind: 'quantity'; qty: number } | { kind: 'price'; price: Money };
}

export function findDifferences(before: Basket, after: Basket): CheckoutDifferences {
  const lines = before.items.flatMap((item) => {
    const change = changeOf(
      item,
      after.items.find(({ cartItemId }) => cartItemId === item.cartItemId),
    );
    return change === null ? [] : [{ item, change }];
  });
  const [old, current] = [before.order.total, after.order.total];
  const total = old && current && old.amount !== current.amount ? { before: old, after: current } : null;
  return { lines, total };
}

function changeOf(before: BasketItem, after: BasketItem | undefined): LineDifference['change'] | null {
  if (after === undefined) return { kind: 'removed' };
  if (after.qty !== before.qty) return { kind: 'quantity', qty: after.qty };
  const price = after.unitPrice;
  if (price !== null && price.amount !== before.unitPrice?.amount) return { kind: 'price', price };
  return null;
}
