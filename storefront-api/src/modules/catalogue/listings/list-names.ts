import type { ParsedRequestOf } from 'shared-contracts/api';
import type { StoreLocale } from 'shared-contracts/locales';
import { listingFilters } from 'shared-contracts/routes/listing-parameters';
import { pageNumber } from '../../../locale/page-number.ts';

type ListingRequest = ParsedRequestOf<'cat-products-es'>;

/** Names of lists of all products, as in the menu. */
const names: Record<StoreLocale, { newest: string; lastItems: string }> = {
  en_GB: { newest: 'New in', lastItems: 'Last pieces' },
  da_DK: { newest: 'Nyheder', lastItems: 'De sidste' },
  de_DE: { newest: 'Neu da', lastItems: 'Letzte Stücke' },
  de_AT: { newest: 'Neu da', lastItems: 'Letzte Stücke' },
  es_ES: { newest: 'Recién llegado', lastItems: 'Últimas unidades' },
  fr_FR: { newest: 'Nouveautés', lastItems: 'Dernières pièces' },
  it_IT: { newest: 'Nuovi arrivi', lastItems: 'Ultimi pezzi' },
  sv_SE: { newest: 'Nyheter', lastItems: 'De sista' },
};

interface ListName {
  name: string;
  /** The name, with the number of a further page. */
  title: string;
}

/** Returns what a list of all products lists; null if it is not a choice that has a name. */
export function nameOfList(request: ListingRequest, locale: StoreLocale): ListName | null {
  const name = findName(request, names[locale]);
  if (name === null) return null;
  const number = pageNumber[locale].replace('#', String(request.p));
  return { name, title: request.p === 1 ? name : `${name} – ${number}` };
}

function findName(
  request: ListingRequest,
  { newest, lastItems }: (typeof names)[StoreLocale],
): string | null {
  if (request.last_items === true) return lastItems;
  const isFiltered = listingFilters.some((filter) => Boolean(request[filter]));
  return request.order === 'newest' && request.dir === 'desc' && !isFiltered ? newest : null;
}
