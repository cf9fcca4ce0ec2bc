import { storeLocales, type StoreLocale } from 'shared-contracts/locales';

const languageOf = (locale: StoreLocale) => locale.slice(0, 2);

/** Adds locales of the languages that are there: Austria gets the German text if it has none of its own. */
export function fillLanguages<Value>(
  texts: Partial<Record<StoreLocale, Value>>,
): Partial<Record<StoreLocale, Value>> {
  const filled: Partial<Record<StoreLocale, Value>> = {};
  for (const locale of storeLocales) {
    const source = texts[locale] ?? sameLanguage(texts, locale);
    if (source !== undefined) filled[locale] = source;
  }
  return filled;
}

/** Returns a text for every locale: its own, or else one of the same language, or else the first one. */
export function fillLocales(texts: Partial<Record<StoreLocale, string>>): Record<StoreLocale, string> {
  const first = Object.values(texts)[0] ?? '';
  const filled = fillLanguages(texts);
  return Object.fromEntries(storeLocales.map((locale) => [locale, filled[locale] ?? first])) as Record<
    StoreLocale,
    string
  >;
}

function sameLanguage<Value>(texts: Partial<Record<StoreLocale, Value>>, locale: StoreLocale) {
  const other = storeLocales.find(
    (each) => texts[each] !== undefined && languageOf(each) === languageOf(locale),
  );
  return other === undefined ? undefined : texts[other];
}
