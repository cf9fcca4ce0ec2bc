import { cachePerIndex } from '../listing-index/cache-per-index.ts';
import type { ListingIndex } from '../listing-index/index-data.ts';

const sorted = cachePerIndex((): { positions: Int32Array | null } => ({ positions: null }));

/** Returns all positions, those of the products that were released last first; popular ones first of the same day. */
export function newestPositions(index: ListingIndex): Int32Array {
  const cache = sorted(index);
  cache.positions ??= Int32Array.from({ length: index.size }, (_, position) => position).sort(
    (one, other) => (index.releasedAt[other] ?? 0) - (index.releasedAt[one] ?? 0) || one - other,
  );
  return cache.positions;
}
