import { decodeReferer, encodeReferer, isShopPath, paths } from './index.ts';

const hostile = [
  '//evil.example',
  '/\\evil.example',
  '\\/evil.example',
  '/\t/evil.example',
  '/\n/evil.example',
  '/a\u0000b',
  '/a\\..\\b',
  '/..//evil.example',
  '/.//evil.example',
  '/a/..//evil.example',
  '/%2E%2e//evil.example',
  'https://evil.example/',
  'javascript:alert(1)',
  'evil.example',
  '',
  ' /a',
  `/${'a'.repeat(500)}`,
];
const own = [
  '/',
  '/customer/account',
  '/search?s=gants%20d%E2%80%99hiver&p=2#top',
  '/événement/',
  '/%09/evil',
];

describe('paths', () => {
  it.each(hostile)('rejects %j as a target', (path) => {
    expect(isShopPath(path)).toBe(false);
    expect(decodeReferer(encodeReferer(path))).toBeNull();
    expect(paths.login(path)).toBe('/customer/account/login');
  });

  it.each(own)('encodes %j as one segment and decodes it', (path) => {
    expect(isShopPath(path)).toBe(true);
    const segment = encodeReferer(path);
    expect(segment).toMatch(/^[\w-]+$/);
    expect(decodeReferer(segment)).toBe(path);
  });

  it.each(own)('stays in the shop for %j, as a browser resolves it', (path) => {
    const url = new URL(path, 'https://shop.example');
    expect(url.origin).toBe('https://shop.example');
    expect(new URL(url.pathname + url.search, url).origin).toBe('https://shop.example');
  });

  it.each(['***', '_w', 'gICA', 'a'])('decodeReferer returns null for %j', (segment) => {
    expect(decodeReferer(segment)).toBeNull();
  });

  it('contain the return path in the alias form of sign-in and registration', () => {
    expect(paths.login('/checkout/cart/')).toBe(
      `/customer/account/login/referer/${encodeReferer('/checkout/cart/')}/`,
    );
    expect(paths.register()).toBe('/customer/account/create');
  });

  it('escape a search term', () => {
    expect(paths.search('50% & mehr')).toBe('/search?s=50%25%20%26%20mehr');
  });
});

it.each([
  ['/a/?form_error=out_of_stock', '/a/'],
  ['/a/?p=2&form_error=out_of_stock#add', '/a/?p=2#add'],
  ['/a/?form_error=out_of_stock&p=2', '/a/?p=2'],
  ['/a/?p=2&form_error=x&s=ski', '/a/?p=2&s=ski'],
  ['/a/?form_error=too_many_attempts&retry_after=900', '/a/'],
  ['/a/?p=2&form_error=too_many_attempts&retry_after=900&s=ski#b', '/a/?p=2&s=ski#b'],
  ['/a/?form_error=invalid_request&form_fields=email.max&p=2', '/a/?p=2'],
  ['/a/?p=2', '/a/?p=2'],
])('paths.login of %s returns to %s', (path, back) => {
  expect(paths.login(path)).toBe(paths.login() + `/referer/${encodeReferer(back)}/`);
});
