import { shopperReferenceOf } from './shopper-reference.ts';

describe('shopperReferenceOf', () => {
  const secret = Buffer.alloc(32, 'tests only');

  it('names each member differently, always the same, and differently with another secret', () => {
    const name = shopperReferenceOf(secret, 7);
    expect(name).toMatch(/^[\w-]{43}$/);
    expect(shopperReferenceOf(secret, 7)).toBe(name);
    expect(shopperReferenceOf(secret, 8)).not.toBe(name);
    expect(shopperReferenceOf(Buffer.alloc(32, 'other'), 7)).not.toBe(name);
  });
});
