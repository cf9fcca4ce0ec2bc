import { cachePerIndex } from '../listing-index/cache-per-index.ts';
import type { ListingIndex } from '../listing-index/index-data.ts';

const sorted = cachePerIndex((): { positions: Int32Array | null } => ({ positions: null }));

/** Returns all positions by date of release, the latest first; those of the same date by popularity. */
export function newestPositions(index: ListingIndex): Int32Array {
  const cache = sorted(index);
  cache.positions ??= Int32Array.from({ length: index.size }, (_, position) => position).sort(
    (one, other) => (index.releasedAt[other] ?? 0) - (index.releasedAt[one] ?? 0) || one - other,
  );
  return cache.positions;
}
