import type { StoreLocale } from 'shared-contracts/locales';

/** Title suffix for pages of a list, and title of a search. `#` stands for the page number and the term. */
const templates: Record<StoreLocale, { page: string; search: string }> = {
  en_GB: { page: 'page #', search: 'Results for “#”' },
  da_DK: { page: 'side #', search: 'Resultater for »#«' },
  de_DE: { page: 'Seite #', search: 'Treffer für „#“' },
  de_AT: { page: 'Seite #', search: 'Treffer für „#“' },
  es_ES: { page: 'página #', search: 'Resultados de «#»' },
  fr_FR: { page: 'page #', search: 'Résultats pour « # »' },
  it_IT: { page: 'pagina #', search: 'Risultati per «#»' },
  sv_SE: { page: 'sida #', search: 'Träffar på ”#”' },
};

/** Returns the title template of a URL with a query; undefined if the query does not change the title. */
export function titleTemplate(type: string, title: string, locale: StoreLocale): string | undefined {
  const { page, search } = templates[locale];
  if (type === 'search') return search;
  // `#` is the placeholder of the page number, so it is removed from the name.
  if (type === 'category' || type === 'brand') return `${title.replaceAll('#', '')} – ${page}`;
  return undefined;
}
