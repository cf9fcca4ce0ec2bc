import type { StoreLocale } from 'shared-contracts/locales';

export type Localised = Record<StoreLocale, string>;

/** Text in every language. `at` (Austria) defaults to the German text. */
export interface Texts {
  en: string;
  da: string;
  de: string;
  es: string;
  fr: string;
  it: string;
  sv: string;
  at?: string;
}

/** Returns the text by locale. */
export function localised({ en, da, de, at, es, fr, it, sv }: Texts): Localised {
  return {
    en_GB: en,
    da_DK: da,
    de_DE: de,
    de_AT: at ?? de,
    es_ES: es,
    fr_FR: fr,
    it_IT: it,
    sv_SE: sv,
  };
}

/** Returns a text that is the same in every language, such as a name. */
export function alike(text: string): Texts {
  return { en: text, da: text, de: text, es: text, fr: text, it: text, sv: text };
}
