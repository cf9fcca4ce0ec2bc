import { listingFilters, listingParameters } from 'shared-contracts/routes/listing-parameters';
import { defaultState, type ListingState } from './listing-selection.ts';

const ownParameters: readonly string[] = [...listingParameters, 'order', 'dir', 'p'];

/**
 * Returns the URL of a list at `path` with other pages, filters or order, and with the other parameters of `search`.
 * Parameters are in one order and default values are left out, so that every list has one URL.
 */
export function listingUrl(path: string, search: string, state: ListingState): string {
  return listingLinks(path, search)(state);
}

/** Returns a function that creates many URLs of lists at one path: {@link listingUrl} with `search` read once. */
export function listingLinks(path: string, search: string): (state: ListingState) => string {
  const parameters = new URLSearchParams(search);
  for (const name of ownParameters) parameters.delete(name);
  const others = parameters.toString();
  return ({ p, from, order, dir, filters, exact }) => {
    const isDefaultSort = order === defaultState.order && dir === defaultState.dir;
    const own = [
      exact === true ? 'exact=1' : '',
      ...listingFilters.map((name) => parameter(name, filters[name])),
      ...(isDefaultSort ? [] : [`order=${order}`, `dir=${dir}`]),
      from === undefined || from >= p ? '' : `from=${from}`,
      p === defaultState.p ? '' : `p=${p}`,
    ];
    const query = [others, ...own].filter((part) => part !== '').join('&');
    return query === '' ? path : `${path}?${query}`;
  };
}

/** Keeps the separators of lists readable, which queries may contain. */
function parameter(name: string, value: string | undefined): string {
  if (value === undefined) return '';
  const encoded = encodeURIComponent(value.toWellFormed()).replaceAll('%2C', ',').replaceAll('%3A', ':');
  return `${name}=${encoded.replaceAll('%3B', ';')}`;
}
