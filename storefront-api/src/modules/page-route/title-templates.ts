import type { PageType } from 'shared-contracts/api/shop';
import type { StoreLocale } from 'shared-contracts/locales';

/** A word for the pages of a list, and the title of a search; `#` stands for the page and the term. */
const templates: Record<StoreLocale, { page: string; search: string }> = {
  en_GB: { page: 'page #', search: 'Results for “#”' },
  da_DK: { page: 'side #', search: 'Resultater for »#«' },
  de_DE: { page: 'Seite #', search: 'Treffer für „#“' },
  de_AT: { page: 'Seite #', search: 'Treffer für „#“' },
  es_ES: { page: 'página #', search: 'Resultados de «#»' },
  fr_FR: { page: 'page #', search: 'Résultats pour « # »' },
  it_IT: { page: 'pagina #', search: 'Risultati per «#»' },
  sv_SE: { page: 'sida #', search: 'Träffar på ”#”' },
};

/** The title of an address with a query; undefined for a page whose title no query changes. */
export function titleTemplate(type: PageType, title: string, locale: StoreLocale): string | undefined {
  const { page, search } = templates[locale];
  if (type === 'search') return search;
  // `#` stands for the page only: a name that holds one is shown without it.
  if (type === 'category' || type === 'brand') return `${title.replaceAll('#', '')} – ${page}`;
  return undefined;
}
