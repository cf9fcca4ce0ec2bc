/** Languages with complete translations, in the format of `store_locale`. */
export const storeLocales = ['en_GB', 'da_DK', 'de_DE', 'de_AT', 'es_ES', 'fr_FR', 'it_IT', 'sv_SE'] as const;

export type StoreLocale = (typeof storeLocales)[number];

export const defaultLocale: StoreLocale = 'en_GB';

/** Returns the default for an unknown locale. */
export function toStoreLocale(value: string | null | undefined): StoreLocale {
  return storeLocales.find((locale) => locale === value) ?? defaultLocale;
}

/** Converts `en_GB` to `en-GB` (BCP 47). */
export function toLanguageTag(locale: StoreLocale): string {
  return locale.replace('_', '-');
}
