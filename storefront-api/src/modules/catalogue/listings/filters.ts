import type { ParsedRequestOf } from 'shared-contracts/api';
import type { PriceView } from '../../pricing/price-view.ts';
import { audiences, type ListingIndex } from '../listing-index/index-data.ts';
import { rowOf } from '../listing-index/packed-rows.ts';

type ListingRequest = ParsedRequestOf<'cat-products-es'>;

/** One field of the request by which a listing is narrowed. */
export interface Filter {
  /** `brand`, …, or `attributes:level`. */
  key: string;
  matches: (place: number) => boolean;
}

/** What the request asks for. Prices and savings of a visitor who sees none are no filter: they would tell. */
export function filtersOf(
  index: ListingIndex,
  request: ListingRequest,
  list: string,
  prices: PriceView,
): Filter[] {
  const filters: Filter[] = [];
  const column = index.prices.get(list);
  // Not sold by this price list: not there at all. It stands for no field, so no facet leaves it out.
  filters.push({ key: 'sold', matches: (place) => (column?.special[place] ?? -1) >= 0 });
  if (request.in_stock === true)
    filters.push({ key: 'in_stock', matches: (place) => index.inStock[place] === 1 });
  if (request.brand !== undefined) {
    const wanted = new Set(request.brand);
    filters.push({ key: 'brand', matches: (place) => wanted.has(index.brandIds[place] ?? 0) });
  }
  if (request.size !== undefined) {
    const wanted = new Set(request.size);
    filters.push({ key: 'size', matches: (place) => rowOf(index.sizes, place).some((id) => wanted.has(id)) });
  }
  if (request.colour !== undefined) {
    const bits = colourBits(index, request.colour);
    filters.push({ key: 'colour', matches: (place) => ((index.colours[place] ?? 0) & bits) !== 0 });
  }
  if (request.gender !== undefined) {
    const wanted = new Set(request.gender.map((word) => audiences.indexOf(word as 'unisex')));
    filters.push({ key: 'gender', matches: (place) => wanted.has(index.audience[place] ?? -1) });
  }
  if (prices.isVisible) filters.push(...priceFilters(index, request, list));
  for (const [code, values] of attributesOf(request.attributes)) {
    const numbers = new Set<number>();
    for (const [number, known] of index.attributeValues.entries()) {
      if (known.code === code && values.has(String(known.value))) numbers.add(number);
    }
    filters.push({
      key: `attributes:${code}`,
      matches: (place) => rowOf(index.attributes, place).some((number) => numbers.has(number)),
    });
  }
  return filters;
}

function priceFilters(index: ListingIndex, request: ListingRequest, list: string): Filter[] {
  const column = index.prices.get(list);
  const filters: Filter[] = [];
  if (request.price !== undefined) {
    const [from = '', to = ''] = request.price.split('-');
    const least = from === '' ? 0 : Number(from);
    const most = to === '' ? Number.POSITIVE_INFINITY : Number(to);
    filters.push({
      key: 'price',
      matches: (place) => {
        const special = column?.special[place] ?? -1;
        return special >= least && special <= most;
      },
    });
  }
  const { discount } = request;
  if (discount !== undefined) {
    filters.push({ key: 'discount', matches: (place) => (column?.discount[place] ?? -1) >= discount });
  }
  return filters;
}

function colourBits({ names }: ListingIndex, families: readonly string[]): number {
  return names.colours.reduce(
    (bits, { code }, index) => (families.includes(code) ? bits | (1 << index) : bits),
    0,
  );
}

/** `level:advanced,expert;core:poplar` → code → values. */
export function attributesOf(text: string | undefined): Map<string, Set<string>> {
  const parts = (text ?? '').split(';').filter((part) => part !== '');
  return new Map(
    parts.map((part) => {
      const colon = part.indexOf(':');
      return [part.slice(0, colon), new Set(part.slice(colon + 1).split(','))];
    }),
  );
}
