import { isShownInFooter } from './footer-rules.ts';

it('leaves the English advice pages out of the stores in other languages', () => {
  expect(isShownInFooter('/advice/', 'fr_FR', false)).toBe(false);
  expect(isShownInFooter('/archived/blog/waxing', 'fr_FR', false)).toBe(false);
  expect(isShownInFooter('/advice/', 'en_GB', false)).toBe(true);
  expect(isShownInFooter('/about-us', 'fr_FR', false)).toBe(true);
});

it('asks guests to sign in or to join, and members no more', () => {
  for (const url of ['/customer/account/login', '/customer/account/create']) {
    expect(isShownInFooter(url, 'en_GB', false)).toBe(true);
    expect(isShownInFooter(url, 'en_GB', true)).toBe(false);
  }
  expect(isShownInFooter('/checkout/cart/', 'en_GB', true)).toBe(true);
});
