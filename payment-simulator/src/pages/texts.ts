import { storeLocales, toLanguageTag, type StoreLocale } from 'shared-contracts/locales';
import { danish } from './texts/danish.ts';
import { english, type PageTexts } from './texts/english.ts';
import { french } from './texts/french.ts';
import { german } from './texts/german.ts';
import { italian } from './texts/italian.ts';
import { spanish } from './texts/spanish.ts';
import { swedish } from './texts/swedish.ts';

export const pageTexts: Readonly<Record<StoreLocale, PageTexts>> = {
  en_GB: english,
  da_DK: danish,
  de_DE: german,
  de_AT: german,
  es_ES: spanish,
  fr_FR: french,
  it_IT: italian,
  sv_SE: swedish,
};

/** Returns the locale of a language tag such as `de-AT`; a language without one gets English. */
export function localeOf(language: string): StoreLocale {
  const exact = storeLocales.find((locale) => toLanguageTag(locale) === language);
  return exact ?? storeLocales.find((locale) => locale.slice(0, 2) === language.slice(0, 2)) ?? 'en_GB';
}
