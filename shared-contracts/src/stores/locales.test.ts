import { defaultLocale, storeLocales, toLanguageTag, toStoreLocale } from './locales.ts';

describe('locales', () => {
  it.each(storeLocales)('toStoreLocale returns %s unchanged', (locale) => {
    expect(toStoreLocale(locale)).toBe(locale);
  });

  it.each([['xx_XX'], ['en-GB'], ['EN_GB'], [''], [null], [undefined]])(
    'toStoreLocale returns the default for %p',
    (value) => {
      expect(toStoreLocale(value)).toBe(defaultLocale);
    },
  );

  it('toLanguageTag returns tags that every Intl function accepts', () => {
    for (const locale of storeLocales) {
      expect(Intl.getCanonicalLocales(toLanguageTag(locale))).toEqual([toLanguageTag(locale)]);
    }
  });
});
