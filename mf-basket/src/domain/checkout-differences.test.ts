import { money } from 'shared-contracts/money';
import { basketItem, basketOf } from '../testing/basket-factory.ts';
import { findDifferences } from './checkout-differences.ts';

const [ski, boots, jacket, hat] = [5, 6, 7, 8].map((cartItemId) => basketItem({ cartItemId })) as [
  ReturnType<typeof basketItem>,
  ReturnType<typeof basketItem>,
  ReturnType<typeof basketItem>,
  ReturnType<typeof basketItem>,
];

describe('findDifferences', () => {
  it('lists removed lines, other quantities and other prices, and the new total', () => {
    const before = basketOf([ski, boots, jacket, hat]);
    const after = basketOf([
      basketItem({ cartItemId: 6, qty: 2 }),
      basketItem({ cartItemId: 7, price: 29900 }),
      hat,
    ]);
    const found = findDifferences(before, after);
    expect(found.lines).toEqual([
      { item: ski, change: { kind: 'removed' } },
      { item: boots, change: { kind: 'quantity', qty: 2 } },
      { item: jacket, change: { kind: 'price', price: money(29900, 'GBP') } },
    ]);
    expect(found.total).toEqual({ before: before.order.total, after: after.order.total });
  });

  it('finds nothing in the same basket', () => {
    expect(findDifferences(basketOf([ski]), basketOf([ski]))).toEqual({ lines: [], total: null });
  });
});
