import { isShownInFooter } from './footer-rules.ts';

describe('isShownInFooter', () => {
  it.each([
    ['/archived/blog/skis', 'fr_FR', false],
    ['https://shop.example/archived/blog', 'fr_FR', false],
    ['/advice', 'fr_FR', false],
    ['advice/', 'fr_FR', false],
    ['/advice/skis', 'fr_FR', true],
    ['/help', 'fr_FR', true],
    ['/archived/blog/skis', 'en_GB', true],
    ['/advice', 'en_GB', true],
  ])('returns for %s in the language %s: %p', (url, locale, expected) => {
    expect(isShownInFooter(url, locale, false)).toBe(expected);
  });

  it('hides sign-in and registration from members', () => {
    for (const url of ['/customer/account/login', '/customer/account/create']) {
      expect(isShownInFooter(url, 'en_GB', false)).toBe(true);
      expect(isShownInFooter(url, 'en_GB', true)).toBe(false);
    }
    expect(isShownInFooter('/checkout/cart/', 'en_GB', true)).toBe(true);
  });
});
