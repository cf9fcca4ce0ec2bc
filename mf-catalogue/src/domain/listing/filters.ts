import { listingFilters, type ListingFilter } from 'shared-contracts/routes/listing-parameters';
import { attributesText, readAttributes } from './attribute-filters.ts';
import { readPrice } from './price-filter.ts';
import { sortedValues } from './sorted-values.ts';

/** The chosen filters as texts, as the API reads them. */
export type Filters = { [Name in ListingFilter]?: string | undefined };

type Parameters = Readonly<Record<string, string>>;

/** The API's limit for one filter. */
const maxValues = 50;

const readers: Readonly<Record<ListingFilter, (search: Parameters) => string>> = {
  brand: ({ brand }) => listOf(brand, /^\d{1,9}$/),
  size: ({ size }) => listOf(size, /^\d{1,9}$/),
  colour: ({ colour }) => listOf(colour, /^[a-z0-9.-]{1,40}$/),
  gender: ({ gender }) => listOf(gender, /^[a-z0-9.-]{1,40}$/),
  price: readPrice,
  discount: ({ discount = '' }) => (/^[1-9]\d?$/.test(discount) ? discount : ''),
  attributes: ({ attributes }) => attributesText(readAttributes(attributes)),
  in_stock: (search) => flagOf(search['in_stock']),
  last_items: (search) => flagOf(search['last_items']),
};

/**
 * Reads the filters of a query. URLs can be forged, so invalid values count as missing. Equal choices have equal texts:
 * values are sorted and repeated ones left out.
 */
export function readFilters(search: Parameters): Filters {
  const filters: Filters = {};
  for (const name of listingFilters) {
    const text = readers[name](search);
    if (text !== '') filters[name] = text;
  }
  return filters;
}

const flagOf = (text = '') => (text === '1' ? text : '');

function listOf(text = '', pattern: RegExp): string {
  const valid = text.split(',').filter((value) => pattern.test(value));
  return sortedValues(valid).slice(0, maxValues).join(',');
}

export function hasFilters(filters: Filters): boolean {
  return listingFilters.some((name) => filters[name] !== undefined);
}

/** Returns the number of chosen values that apply: those of prices do for visitors who see prices only. */
export function countFilters({ price, discount, ...others }: Filters, maySeePrices: boolean): number {
  const applied: Filters = maySeePrices ? { price, discount, ...others } : others;
  return listingFilters.reduce((count, name) => count + (applied[name]?.split(/[,;]/).length ?? 0), 0);
}
