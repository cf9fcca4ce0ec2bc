import { defaultState, type ListingState } from './listing-selection.ts';

/** The address of another part or order of the list shown at `path`; what else its query says stays. */
export function listingAddress(path: string, search: string, state: ListingState): string {
  const query = new URLSearchParams(search);
  const isDefaultSort = state.order === defaultState.order && state.dir === defaultState.dir;
  put(query, 'order', isDefaultSort ? null : state.order);
  put(query, 'dir', isDefaultSort ? null : state.dir);
  put(query, 'p', state.p === defaultState.p ? null : String(state.p));
  const text = query.toString();
  return text === '' ? path : `${path}?${text}`;
}

/** One list, one address: what goes without saying is left out. */
function put(query: URLSearchParams, name: string, value: string | null): void {
  if (value === null) query.delete(name);
  else query.set(name, value);
}
