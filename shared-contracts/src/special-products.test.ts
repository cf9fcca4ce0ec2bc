import { specialKindOf } from './special-products.ts';

describe('specialKindOf', () => {
  it.each([
    [3955, 'voucher'],
    [3956, 'voucher'],
    [3957, 'voucher'],
    [3993, 'voucher'],
    [16_550, 'donation'],
    [3954, null],
    [1, null],
  ])('is for %i %s', (id, kind) => {
    expect(specialKindOf(id)).toBe(kind);
  });
});
