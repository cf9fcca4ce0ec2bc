import { defaultState, type ListingState } from './listing-selection.ts';

/** Returns the URL of another page or order of the list at `path`, with the other parameters of `search`. */
export function listingUrl(path: string, search: string, state: ListingState): string {
  const query = new URLSearchParams(search);
  const isDefaultSort = state.order === defaultState.order && state.dir === defaultState.dir;
  put(query, 'order', isDefaultSort ? null : state.order);
  put(query, 'dir', isDefaultSort ? null : state.dir);
  put(query, 'p', state.p === defaultState.p ? null : String(state.p));
  const text = query.toString();
  return text === '' ? path : `${path}?${text}`;
}

/** Leaves out default values, so that every list has one URL. */
function put(query: URLSearchParams, name: string, value: string | null): void {
  if (value === null) query.delete(name);
  else query.set(name, value);
}
