import type { StoreLocale } from 'shared-contracts/locales';

/** Text search configurations of the column `document`. */
export const languages: Record<StoreLocale, string> = {
  en_GB: 'english',
  da_DK: 'danish',
  de_DE: 'german',
  de_AT: 'german',
  es_ES: 'spanish',
  fr_FR: 'french',
  it_IT: 'italian',
  sv_SE: 'swedish',
};
