import { encodeReferer, paths } from 'shared-contracts/routes';
import { isEntryPage, refererOf, safeRedirect } from './referer.ts';

it('reads the way back out of the alias path', () => {
  expect(refererOf(paths.login('/search?s=télémark'))).toBe('/search?s=télémark');
  expect(refererOf(paths.register('/checkout/cart/').replace(/\/$/, ''))).toBe('/checkout/cart/');
});

it.each(['//evil.example', '/\\evil.example', 'https://evil.example'])(
  'knows no way back to %s',
  (target) => {
    expect(refererOf(`/customer/account/login/referer/${encodeReferer(target)}/`)).toBeNull();
  },
);

it('knows no way back where there is none, or where somebody typed it', () => {
  expect(refererOf('/customer/account/login')).toBeNull();
  expect(refererOf('/customer/account/login/referer/%%%/')).toBeNull();
});

it('stays in the shop', () => {
  expect(safeRedirect('/search?s=ski')).toBe('/search?s=ski');
  expect(safeRedirect('//evil.example')).toBe('/');
});

it('recognises the pages that are the forms themselves', () => {
  expect(isEntryPage(paths.login('/search'))).toBe(true);
  expect(isEntryPage('/customer/account/create')).toBe(true);
  expect(isEntryPage('/customer/account/login-help')).toBe(false);
});
