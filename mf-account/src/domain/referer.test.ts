import { encodeReferer, paths } from 'shared-contracts/routes';
import { isEntryPage, refererOf, safeRedirect } from './referer.ts';

it('refererOf returns the path that the alias encodes', () => {
  expect(refererOf(paths.login('/search?s=télémark'))).toBe('/search?s=télémark');
  expect(refererOf(paths.register('/checkout/cart/').replace(/\/$/, ''))).toBe('/checkout/cart/');
});

it.each(['//evil.example', '/\\evil.example', 'https://evil.example'])(
  'refererOf returns null for %s',
  (target) => {
    expect(refererOf(`/customer/account/login/referer/${encodeReferer(target)}/`)).toBeNull();
  },
);

it('refererOf returns null without a referer and for a malformed one', () => {
  expect(refererOf('/customer/account/login')).toBeNull();
  expect(refererOf('/customer/account/login/referer/%%%/')).toBeNull();
});

it('safeRedirect returns the home page for a target outside of the shop', () => {
  expect(safeRedirect('/search?s=ski')).toBe('/search?s=ski');
  expect(safeRedirect('//evil.example')).toBe('/');
});

it('isEntryPage is true for the sign-in page, the registration page and their aliases only', () => {
  expect(isEntryPage(paths.login('/search'))).toBe(true);
  expect(isEntryPage('/customer/account/create')).toBe(true);
  expect(isEntryPage('/customer/account/login-help')).toBe(false);
});
