import { defaultState, type ListingState } from './listing-selection.ts';

/** Returns the URL of another page or order of the list at `path`, with the other parameters of `search`. */
export function listingUrl(path: string, search: string, state: ListingState): string {
  const query = new URLSearchParams(search);
  const isDefaultSort = state.order === defaultState.order && state.dir === defaultState.dir;
  setOrDelete(query, 'order', isDefaultSort ? null : state.order);
  setOrDelete(query, 'dir', isDefaultSort ? null : state.dir);
  setOrDelete(query, 'p', state.p === defaultState.p ? null : String(state.p));
  const text = query.toString();
  return text === '' ? path : `${path}?${text}`;
}

/** Sets a parameter; null deletes it, so that default values are left out and every list has one URL. */
function setOrDelete(query: URLSearchParams, name: string, value: string | null): void {
  if (value === null) query.delete(name);
  else query.set(name, value);
}
