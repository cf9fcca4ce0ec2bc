import { createIdempotencyKey, createIdempotencyKeys } from './idempotency-key.ts';

function countedKeys() {
  let count = 0;
  return createIdempotencyKeys(() => `key-${(count += 1)}`);
}

describe('createIdempotencyKeys', () => {
  it('keeps the key of a request until it is cleared', () => {
    const keys = countedKeys();
    expect([keys.keyFor({ total: 1 }), keys.keyFor({ total: 1 })]).toEqual(['key-1', 'key-1']);
    keys.clear();
    expect(keys.keyFor({ total: 1 })).toBe('key-2');
  });

  it('creates another key for a request with other values', () => {
    const keys = countedKeys();
    expect([keys.keyFor({ total: 1 }), keys.keyFor({ total: 2 })]).toEqual(['key-1', 'key-2']);
  });
});

it('createIdempotencyKey returns a random key in the form of the contract', () => {
  const made = [createIdempotencyKey(), createIdempotencyKey()];
  for (const key of made) expect(key).toMatch(/^[A-Za-z0-9_-]{16,64}$/);
  expect(made[0]).not.toBe(made[1]);
});
