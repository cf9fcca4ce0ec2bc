import type { ParsedRequestOf } from 'shared-contracts/api';
import type { PriceView } from '../../pricing/price-view.ts';
import { audiences, type ListingIndex } from '../listing-index/index-data.ts';
import { rowOf } from '../listing-index/packed-rows.ts';

type ListingRequest = ParsedRequestOf<'cat-products-es'>;

/** One condition of a listing request. */
export interface Filter {
  /** `brand`, …, or `attributes:level`. */
  key: string;
  matches: (position: number) => boolean;
}

/** Sizes and colours of a request. They belong together: a product matches if one of the sizes has one of the colours. */
export interface VariantChoice {
  /** Ids of option values; null: any. */
  sizes: ReadonlySet<number> | null;
  /** Bits of colour families; null: any. */
  colours: number | null;
}

export function variantChoiceOf(index: ListingIndex, { size, colour }: ListingRequest): VariantChoice {
  return {
    sizes: size === undefined ? null : new Set(size),
    colours: colour === undefined ? null : colourBits(index, colour),
  };
}

/**
 * Returns the conditions of a request besides its sizes and colours. Those on price and discount are ignored for visitors without prices, because the
 * result would reveal them.
 */
export function filtersOf(
  index: ListingIndex,
  request: ListingRequest,
  list: string,
  prices: PriceView,
): Filter[] {
  const filters: Filter[] = [];
  const column = index.prices.get(list);
  // Products that the price list does not contain are never listed or counted.
  filters.push({ key: 'sold', matches: (position) => (column?.special[position] ?? -1) >= 0 });
  if (request.in_stock === true)
    filters.push({ key: 'in_stock', matches: (position) => index.inStock[position] === 1 });
  if (request.last_items === true)
    filters.push({ key: 'last_items', matches: (position) => index.lastItems[position] === 1 });
  if (request.brand !== undefined) {
    const wanted = new Set(request.brand);
    filters.push({ key: 'brand', matches: (position) => wanted.has(index.brandIds[position] ?? 0) });
  }
  if (request.gender !== undefined) {
    const wanted = new Set(request.gender.map((word) => audiences.indexOf(word as 'unisex')));
    filters.push({ key: 'gender', matches: (position) => wanted.has(index.audience[position] ?? -1) });
  }
  if (prices.isVisible) filters.push(...priceFilters(index, request, list));
  for (const [code, values] of attributesOf(request.attributes)) {
    const numbers = new Set<number>();
    for (const [number, known] of index.attributeValues.entries()) {
      if (known.code === code && values.has(String(known.value))) numbers.add(number);
    }
    filters.push({
      key: `attributes:${code}`,
      matches: (position) => rowOf(index.attributes, position).some((number) => numbers.has(number)),
    });
  }
  return filters;
}

function priceFilters(index: ListingIndex, request: ListingRequest, list: string): Filter[] {
  const column = index.prices.get(list);
  const filters: Filter[] = [];
  if (request.price !== undefined) {
    const [from = '', to = ''] = request.price.split('-');
    const min = from === '' ? 0 : Number(from);
    const max = to === '' ? Number.POSITIVE_INFINITY : Number(to);
    filters.push({
      key: 'price',
      matches: (position) => {
        const special = column?.special[position] ?? -1;
        return special >= min && special <= max;
      },
    });
  }
  const { discount } = request;
  if (discount !== undefined) {
    filters.push({ key: 'discount', matches: (position) => (column?.discount[position] ?? -1) >= discount });
  }
  return filters;
}

/** Returns the bits of colour families; 0 for unknown ones. */
export function colourBits({ names }: ListingIndex, families: readonly string[]): number {
  return names.colours.reduce(
    (bits, { code }, index) => (families.includes(code) ? bits | (1 << index) : bits),
    0,
  );
}

/** Parses a text such as `level:advanced,expert;core:poplar` into values by attribute code. */
export function attributesOf(text: string | undefined): Map<string, Set<string>> {
  const parts = (text ?? '').split(';').filter((part) => part !== '');
  return new Map(
    parts.map((part) => {
      const colon = part.indexOf(':');
      return [part.slice(0, colon), new Set(part.slice(colon + 1).split(','))];
    }),
  );
}
