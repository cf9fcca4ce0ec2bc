import type { ListingIndex } from '../listing-index/index-data.ts';
import type { VariantChoice } from './filters.ts';

/** Numbers of products by size and by colour family. */
export interface VariantCounts {
  /** By id of the option value. */
  sizes: Int32Array;
  /** By index of the colour family. */
  colours: Int32Array;
}

/**
 * Returns whether a product has one of the chosen sizes in one of the chosen colours, and counts it for its sizes in the
 * chosen colours and for its colours in the chosen sizes. `counts` is null if it is to be counted for neither.
 */
export function countVariants(
  index: ListingIndex,
  position: number,
  choice: VariantChoice,
  counts: VariantCounts | null,
): boolean {
  const { starts, values } = index.sizes;
  const bitsOf = index.sizeColours.values;
  const wanted = choice.colours;
  let hasSize = choice.sizes === null;
  let colours = choice.sizes === null ? (index.colours[position] ?? 0) : 0;
  for (let at = starts[position] ?? 0, end = starts[position + 1] ?? 0; at < end; at += 1) {
    const size = values[at] ?? 0;
    const bits = bitsOf[at] ?? 0;
    if (counts !== null && (wanted === null || (bits & wanted) !== 0)) bump(counts.sizes, size);
    if (choice.sizes?.has(size) === true) {
      hasSize = true;
      colours |= bits;
    }
  }
  if (counts !== null && hasSize) bumpBits(counts.colours, colours);
  return hasSize && (wanted === null || (colours & wanted) !== 0);
}

function bump(counts: Int32Array, at: number): void {
  counts[at] = (counts[at] ?? 0) + 1;
}

function bumpBits(counts: Int32Array, bits: number): void {
  for (let rest = bits, at = 0; rest !== 0; rest >>>= 1, at += 1) if ((rest & 1) === 1) bump(counts, at);
}
