import { audiences, type ListingIndex } from '../listing-index/index-data.ts';
import type { Filter } from './filters.ts';
import type { Rows } from '../listing-index/packed-rows.ts';

/** The savings that a shopper can ask for at least, whole percent. */
export const discountSteps = [10, 20, 30, 40, 50, 60, 70] as const;

export interface FacetCounts {
  /** Places that every filter lets through, in the order of the scope. */
  matched: Int32Array;
  /** By brand id. */
  brands: Int32Array;
  /** By id of the option value. */
  sizes: Int32Array;
  /** By index of the colour family. */
  colours: Int32Array;
  audiences: Int32Array;
  /** By number of the attribute value. */
  attributes: Int32Array;
  /** By {@link discountSteps}. */
  discounts: Int32Array;
  /** By the bands that were asked for. */
  bands: Int32Array;
  priceBounds: { min: number; max: number } | null;
}

interface Question {
  scope: Int32Array;
  filters: readonly Filter[];
  /** Price list. */
  list: string;
  /** Lower ends of the price bands, rising, minor units. */
  bands: readonly number[];
}

const maxColours = 32;

/**
 * One pass over the scope. A product that passes counts for every facet; one that fails a single filter counts
 * for that filter's own facet: it would be listed if its value were chosen too.
 */
export function countFacets(index: ListingIndex, { scope, filters, list, bands }: Question): FacetCounts {
  const matched: number[] = [];
  const column = index.prices.get(list);
  const counts = {
    brands: new Int32Array(1 + greatest(index.names.brands.keys())),
    sizes: new Int32Array(1 + greatest(index.names.sizes.keys())),
    colours: new Int32Array(maxColours),
    audiences: new Int32Array(audiences.length),
    attributes: new Int32Array(index.attributeValues.length),
    discounts: new Int32Array(discountSteps.length),
    bands: new Int32Array(bands.length),
  };
  let min = Number.POSITIVE_INFINITY;
  let max = Number.NEGATIVE_INFINITY;

  for (const place of scope) {
    const failed = onlyFailure(filters, place);
    if (failed === null) continue;
    const isListed = failed === '';
    if (isListed) matched.push(place);
    if (isListed || failed === 'brand') bump(counts.brands, index.brandIds[place] ?? 0);
    if (isListed || failed === 'size') bumpRow(counts.sizes, index.sizes, place);
    if (isListed || failed === 'colour') bumpBits(counts.colours, index.colours[place] ?? 0);
    if (isListed || failed === 'gender') bump(counts.audiences, index.audience[place] ?? 0);
    if (isListed) bumpRow(counts.attributes, index.attributes, place);
    else if (failed.startsWith('attributes:')) bumpAttribute(counts.attributes, index, place, failed);
    if (isListed || failed === 'discount') {
      const saved = column?.discount[place] ?? 0;
      for (const [step, least] of discountSteps.entries()) if (saved >= least) bump(counts.discounts, step);
    }
    if (isListed || failed === 'price') {
      const special = column?.special[place] ?? 0;
      min = Math.min(min, special);
      max = Math.max(max, special);
      bump(counts.bands, bandOf(bands, special));
    }
  }
  return { matched: Int32Array.from(matched), ...counts, priceBounds: max >= min ? { min, max } : null };
}

/** The key of the one filter that a place fails; `''` if it passes all, null if it fails more. */
function onlyFailure(filters: readonly Filter[], place: number): string | null {
  let failed = '';
  for (const { key, matches } of filters) {
    if (matches(place)) continue;
    if (failed !== '') return null;
    failed = key;
  }
  return failed;
}

function bump(counts: Int32Array, at: number): void {
  counts[at] = (counts[at] ?? 0) + 1;
}

function bumpRow(counts: Int32Array, { starts, values }: Rows, row: number): void {
  const end = starts[row + 1] ?? 0;
  for (let at = starts[row] ?? 0; at < end; at += 1) bump(counts, values[at] ?? 0);
}

function bumpBits(counts: Int32Array, bits: number): void {
  for (let rest = bits, at = 0; rest !== 0; rest >>>= 1, at += 1) if ((rest & 1) === 1) bump(counts, at);
}

function bumpAttribute(counts: Int32Array, index: ListingIndex, place: number, failed: string): void {
  const code = failed.slice('attributes:'.length);
  const { starts, values } = index.attributes;
  for (let at = starts[place] ?? 0; at < (starts[place + 1] ?? 0); at += 1) {
    const number = values[at] ?? 0;
    if (index.attributeValues[number]?.code === code) bump(counts, number);
  }
}

function bandOf(bands: readonly number[], amount: number): number {
  let band = 0;
  while (band + 1 < bands.length && amount >= (bands[band + 1] ?? 0)) band += 1;
  return band;
}

function greatest(ids: Iterable<number>): number {
  let most = 0;
  for (const id of ids) most = Math.max(most, id);
  return most;
}
