import { defaultLocale, storeLocales, toLanguageTag, toStoreLocale } from './locales.ts';

describe('locales', () => {
  it.each(storeLocales)('keeps %s', (locale) => {
    expect(toStoreLocale(locale)).toBe(locale);
  });

  it.each([['xx_XX'], ['en-GB'], ['EN_GB'], [''], [null], [undefined]])('falls back from %p', (value) => {
    expect(toStoreLocale(value)).toBe(defaultLocale);
  });

  it('writes tags that every Intl function takes', () => {
    for (const locale of storeLocales) {
      expect(Intl.getCanonicalLocales(toLanguageTag(locale))).toEqual([toLanguageTag(locale)]);
    }
  });
});
