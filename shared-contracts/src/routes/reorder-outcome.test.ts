import { isShopPath } from './index.ts';
import {
  readReorderOutcome,
  reorderedPath,
  reorderFailures,
  type ReorderOutcome,
} from './reorder-outcome.ts';

const searchOf = (path: string) => Object.fromEntries(new URL(path, 'http://shop').searchParams);

describe('reorderedPath', () => {
  it('is read again by readReorderOutcome', () => {
    const outcome: ReorderOutcome = {
      added: 3,
      missing: [
        { itemId: 14, qty: 1, reason: 'not_sold' },
        { itemId: 12, qty: 1, reason: 'sold_out' },
        { itemId: 13, qty: 2, reason: 'sold_out' },
        { itemId: 15, qty: 1, reason: 'fitting_required' },
      ],
    };
    const path = reorderedPath(7, outcome);
    expect(path).toBe(
      '/sales/order/view/order_id/7?status=reordered&added=3&not_sold=14.1&sold_out=12.1-13.2&fitting_required=15.1',
    );
    expect(readReorderOutcome(searchOf(path))).toEqual(outcome);
  });

  it('is a path of the shop for an order of many items', () => {
    const missing = Array.from({ length: 200 }, (_, index) => ({
      itemId: 99_999_000 + index,
      qty: 10,
      reason: reorderFailures[index % reorderFailures.length]!,
    }));
    const path = reorderedPath(999_999_999, { added: 0, missing });
    expect(isShopPath(path)).toBe(true);
    expect(readReorderOutcome(searchOf(path))?.missing).toHaveLength(30);
  });
});

describe('readReorderOutcome', () => {
  it.each([
    {},
    { added: '1' },
    { status: 'reordered' },
    { status: 'reordered', added: '-1' },
    { status: 'x', added: '1' },
  ])('returns null for %j', (search) => {
    expect(readReorderOutcome(search as Record<string, string>)).toBeNull();
  });

  it.each(['<b>', '1', '1.0', '0.1', '1.1.1', '-1.1', '1e3.2', '1.1,2.2'])('ignores %j', (sold_out) => {
    const { missing } = readReorderOutcome({ status: 'reordered', added: '0', sold_out }) ?? {};
    expect(missing).toEqual(sold_out === '-1.1' ? [{ itemId: 1, qty: 1, reason: 'sold_out' }] : []);
  });
});
