import { createIdempotencyKey, createIdempotencyKeys } from './idempotency-key.ts';

describe('createIdempotencyKeys', () => {
  it('keeps the key of a request until it is cleared, and creates another one for other values', () => {
    let count = 0;
    const keys = createIdempotencyKeys(() => `key-${(count += 1)}`);
    expect([keys.keyFor({ qty: 1 }), keys.keyFor({ qty: 1 }), keys.keyFor({ qty: 2 })]).toEqual([
      'key-1',
      'key-1',
      'key-2',
    ]);
    keys.clear();
    expect(keys.keyFor({ qty: 2 })).toBe('key-3');
  });
});

it('createIdempotencyKey returns a random key in the form of the contract', () => {
  const made = [createIdempotencyKey(), createIdempotencyKey()];
  for (const key of made) expect(key).toMatch(/^[A-Za-z0-9_-]{16,64}$/);
  expect(made[0]).not.toBe(made[1]);
});
