import { audiences, type ListingIndex } from '../listing-index/index-data.ts';
import { countVariants } from './count-variants.ts';
import type { Filter, VariantChoice } from './filters.ts';
import type { Rows } from '../listing-index/packed-rows.ts';

/** Minimum discounts that a shopper can choose, in percent. */
export const discountSteps = [10, 20, 30, 40, 50, 60, 70] as const;

export interface FacetCounts {
  /** Positions that pass every filter, in the order of the scope. */
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
  /** By the bands of the request. */
  bands: Int32Array;
  priceBounds: { min: number; max: number } | null;
}

interface FacetRequest {
  scope: Int32Array;
  filters: readonly Filter[];
  choice: VariantChoice;
  /** Price list. */
  list: string;
  /** Lower ends of the price bands in ascending order, minor units. */
  bands: readonly number[];
}

const maxColours = 32;

/**
 * Counts facet values in one pass over the scope. A product that passes all filters counts for every facet. One that
 * fails a single filter counts for the facet of that filter, because choosing its value too would list it.
 */
export function countFacets(index: ListingIndex, request: FacetRequest): FacetCounts {
  const { scope, filters, choice, list, bands } = request;
  const matched: number[] = [];
  const column = index.prices.get(list);
  const counts = {
    brands: new Int32Array(1 + maxId(index.names.brands.keys())),
    sizes: new Int32Array(1 + maxId(index.names.sizes.keys())),
    colours: new Int32Array(maxColours),
    audiences: new Int32Array(audiences.length),
    attributes: new Int32Array(index.attributeValues.length),
    discounts: new Int32Array(discountSteps.length),
    bands: new Int32Array(bands.length),
  };
  let min = Number.POSITIVE_INFINITY;
  let max = Number.NEGATIVE_INFINITY;

  for (const position of scope) {
    const failed = onlyFailure(filters, position);
    if (failed === null) continue;
    // Products that fail another filter count for nothing that depends on their variants.
    const isChosen = countVariants(index, position, choice, failed === '' ? counts : null);
    if (!isChosen) continue;
    const isListed = failed === '';
    if (isListed) matched.push(position);
    if (isListed || failed === 'brand') bump(counts.brands, index.brandIds[position] ?? 0);
    if (isListed || failed === 'gender') bump(counts.audiences, index.audience[position] ?? 0);
    if (isListed) bumpRow(counts.attributes, index.attributes, position);
    else if (failed.startsWith('attributes:')) bumpAttribute(counts.attributes, index, position, failed);
    if (isListed || failed === 'discount') {
      const saved = column?.discount[position] ?? 0;
      for (const [step, minPercent] of discountSteps.entries())
        if (saved >= minPercent) bump(counts.discounts, step);
    }
    if (isListed || failed === 'price') {
      const special = column?.special[position] ?? 0;
      min = Math.min(min, special);
      max = Math.max(max, special);
      bump(counts.bands, bandOf(bands, special));
    }
  }
  return { matched: Int32Array.from(matched), ...counts, priceBounds: max >= min ? { min, max } : null };
}

/** Returns the key of the only filter that fails, `''` if none fails, and null if several fail. */
function onlyFailure(filters: readonly Filter[], position: number): string | null {
  let failed = '';
  for (const { key, matches } of filters) {
    if (matches(position)) continue;
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

function bumpAttribute(counts: Int32Array, index: ListingIndex, position: number, failed: string): void {
  const code = failed.slice('attributes:'.length);
  const { starts, values } = index.attributes;
  for (let at = starts[position] ?? 0; at < (starts[position + 1] ?? 0); at += 1) {
    const number = values[at] ?? 0;
    if (index.attributeValues[number]?.code === code) bump(counts, number);
  }
}

function bandOf(bands: readonly number[], amount: number): number {
  let band = 0;
  while (band + 1 < bands.length && amount >= (bands[band + 1] ?? 0)) band += 1;
  return band;
}

function maxId(ids: Iterable<number>): number {
  let max = 0;
  for (const id of ids) max = Math.max(max, id);
  return max;
}
