import { canReturnBecome, isReturnable, returnableQuantity, returnStates } from './return-rules.ts';

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

describe('isReturnable', () => {
  it.each([
    [1, true],
    [3955, true],
    [3956, true],
    [3957, true],
    [3993, true],
    [16_550, false],
  ])('of the product %i is %p', (productId, expected) => expect(isReturnable(productId)).toBe(expected));
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

  it('counts gift vouchers as any other product', () => {
    expect(returnableQuantity({ ...item, productId: 3956 })).toBe(2);
  });
});
