import type { StoreLocale } from 'shared-contracts/locales';

/** Number of a page in the title of a list. `#` stands for the number. */
export const pageNumber: Record<StoreLocale, string> = {
  en_GB: 'page #',
  da_DK: 'side #',
  de_DE: 'Seite #',
  de_AT: 'Seite #',
  es_ES: 'página #',
  fr_FR: 'page #',
  it_IT: 'pagina #',
  sv_SE: 'sida #',
};
