import { listingParameters } from 'shared-contracts/routes/listing-parameters';
import type { ListingOrder } from 'shared-contracts/api/listing-orders';
import { cleanTerm } from './term.ts';

export interface ListingRequest {
  s: string;
  p: number;
  order: ListingOrder;
  dir: 'asc' | 'desc';
  /** Filters and further parameters of the list, which the listing validates; missing without any. */
  parameters?: Record<string, string>;
}

/** The API's limit. A page beyond it is beyond the end of any list, and redirects to its last page. */
const lastPage = 10_000;

// A record rather than a list, so that an order added to the contract does not compile until it is here.
const orders: Record<ListingOrder, true> = { relevance: true, price: true, discount: true, newest: true };

/** Reads the list that a search URL requests; null without a term. Invalid values are read as the default. */
export function readListingRequest(search: Readonly<Record<string, string>>): ListingRequest | null {
  const s = cleanTerm(search['s'] ?? '');
  if (s === '') return null;
  const { order = '', dir } = search;
  const parameters = Object.fromEntries(
    listingParameters.flatMap((name) => (search[name] === undefined ? [] : [[name, search[name]]])),
  );
  return {
    s,
    p: readPage(search['p']),
    order: isOrder(order) ? order : 'relevance',
    dir: dir === 'asc' ? 'asc' : 'desc',
    ...(Object.keys(parameters).length > 0 && { parameters }),
  };
}

/** Parameters that choose no products: an order, the first shown page, and a term that is taken literally. */
const unfiltering: readonly string[] = [
  'from',
  'exact',
  'sort',
] satisfies (typeof listingParameters)[number][];

/** Returns the term whose results a list shows; null for a filtered list, which is not the result of its term. */
export function searchedTerm(request: ListingRequest | null): string | null {
  if (request === null) return null;
  const isFiltered = Object.keys(request.parameters ?? {}).some((name) => !unfiltering.includes(name));
  return isFiltered ? null : request.s;
}

function isOrder(value: string): value is ListingOrder {
  return Object.hasOwn(orders, value);
}

function readPage(value = ''): number {
  return /^\d+$/.test(value) ? Math.min(Math.max(Number(value), 1), lastPage) : 1;
}
