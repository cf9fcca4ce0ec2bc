import type { ListingIndex } from '../listing-index/index-data.ts';
import { rowOf } from '../listing-index/packed-rows.ts';

/** The attribute that says how well one must ski or ride. */
const levelAttribute = 'level';

/** Returns the level of the product at a position, such as `expert`; null if it suits every level. */
function levelAt(index: ListingIndex, position: number): string | number | null {
  for (const number of rowOf(index.attributes, position)) {
    const value = index.attributeValues[number];
    if (value?.code === levelAttribute) return value.value;
  }
  return null;
}

/** Yields the positions in their order, those of products of another level than that of `position` last. */
export function* sameLevelFirst(
  index: ListingIndex,
  positions: Int32Array | readonly number[],
  position: number | undefined,
): Generator<number> {
  const level = position === undefined ? null : levelAt(index, position);
  if (level === null) return yield* positions;
  const isSame = (each: number) => [level, null].includes(levelAt(index, each));
  for (const each of positions) if (isSame(each)) yield each;
  for (const each of positions) if (!isSame(each)) yield each;
}
