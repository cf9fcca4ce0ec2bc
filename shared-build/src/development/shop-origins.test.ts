import { shopOrigins } from './shop-origins.ts';

describe('shopOrigins', () => {
  const isOfShop = shopOrigins('https://shop.example/some/path');

  it.each(['https://shop.example', 'https://fr.shop.example'])('accepts the store %s', (origin) => {
    expect(isOfShop(origin)).toBe(true);
  });

  it.each([
    'http://shop.example',
    'https://shop.example:8443',
    'https://shop.example.evil.example',
    'https://evilshop.example',
    'http://localhost:3000',
    'null',
    undefined,
  ])('rejects %s', (origin) => {
    expect(isOfShop(origin)).toBe(false);
  });
});
