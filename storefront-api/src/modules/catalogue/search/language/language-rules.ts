import type { StoreLocale } from 'shared-contracts/locales';
import { danish } from './danish.ts';
import { english } from './english.ts';
import { french } from './french.ts';
import { german } from './german.ts';
import { italian } from './italian.ts';
import type { LanguageRules } from './rules.ts';
import { spanish } from './spanish.ts';
import { swedish } from './swedish.ts';

export const rulesOf: Readonly<Record<StoreLocale, LanguageRules>> = {
  en_GB: english,
  da_DK: danish,
  de_DE: german,
  de_AT: german,
  es_ES: spanish,
  fr_FR: french,
  it_IT: italian,
  sv_SE: swedish,
};
