import { storeLocales, toLanguageTag, type StoreLocale } from 'shared-contracts/locales';

export function countryName(code: string, locale: StoreLocale): string {
  return new Intl.DisplayNames([toLanguageTag(locale)], { type: 'region' }).of(code) ?? code;
}

/** Returns the name of a language in that language, with the country if the shop has the language in two countries. */
export function languageName(locale: StoreLocale): string {
  const language = locale.slice(0, 2);
  const isAmbiguous = storeLocales.filter((each) => each.startsWith(language)).length > 1;
  const tag = toLanguageTag(locale);
  const names = new Intl.DisplayNames([tag], { type: 'language', languageDisplay: 'standard' });
  return capitalised(names.of(isAmbiguous ? tag : language) ?? locale, tag);
}

/** Returns a name such as `British Pound (GBP)`. */
export function currencyName(code: string, locale: StoreLocale): string {
  const tag = toLanguageTag(locale);
  const name = new Intl.DisplayNames([tag], { type: 'currency' }).of(code) ?? code;
  return `${capitalised(name, tag)} (${code})`;
}

/** Many languages write these names in lower case within a sentence, but not at its beginning. */
function capitalised(name: string, tag: string): string {
  return name.charAt(0).toLocaleUpperCase(tag) + name.slice(1);
}
