import { canReturnBecome, returnableQuantity, returnStates } from './return-rules.ts';

describe('canReturnBecome', () => {
  it.each([
    ['requested', ['approved', 'received', 'canceled', 'rejected']],
    ['approved', ['received', 'canceled', 'rejected']],
    ['received', ['refunded', 'rejected']],
    ['refunded', []],
    ['canceled', []],
    ['rejected', []],
  ] as const)('allows a return that is %s to become %p only', (state, next) => {
    expect(returnStates.filter((each) => canReturnBecome(state, each))).toEqual(next);
  });
});

describe('returnableQuantity', () => {
  const item = { productId: 1, qtyDelivered: 5, qtyReturned: 1, qtyInReturns: 2 };

  it('is what was delivered, without pieces that are back or in a return', () => {
    expect(returnableQuantity(item)).toBe(2);
    expect(returnableQuantity({ ...item, qtyInReturns: 9 })).toBe(0);
  });

  it('is nothing of a donation', () => {
    expect(returnableQuantity({ ...item, productId: 16_550 })).toBe(0);
  });
});
