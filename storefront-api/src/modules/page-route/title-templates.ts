import type { StoreLocale } from 'shared-contracts/locales';
import { pageNumber } from '../../locale/page-number.ts';

/** Title of a search. `#` stands for the term. */
const searchTitles: Record<StoreLocale, string> = {
  en_GB: 'Results for “#”',
  da_DK: 'Resultater for »#«',
  de_DE: 'Treffer für „#“',
  de_AT: 'Treffer für „#“',
  es_ES: 'Resultados de «#»',
  fr_FR: 'Résultats pour « # »',
  it_IT: 'Risultati per «#»',
  sv_SE: 'Träffar på ”#”',
};

/** Returns the title template of a URL with a query; undefined if the query does not change the title. */
export function titleTemplate(type: string, title: string, locale: StoreLocale): string | undefined {
  if (type === 'search') return searchTitles[locale];
  if (title === '') return undefined;
  // `#` is the placeholder of the page number, so it is removed from the name.
  if (type === 'category' || type === 'brand') return `${title.replaceAll('#', '')} – ${pageNumber[locale]}`;
  return undefined;
}
