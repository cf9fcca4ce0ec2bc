import type { ListingIndex } from './index-data.ts';

/**
 * Returns a function that gives each index a cache of its own, made by `create` on first use. What is derived from an
 * index is dropped together with it, so nothing has to be invalidated when the catalogue changes.
 */
export function cachePerIndex<Cache>(create: () => Cache): (index: ListingIndex) => Cache {
  const caches = new WeakMap<ListingIndex, Cache>();
  return (index) => {
    const cache = caches.get(index) ?? create();
    caches.set(index, cache);
    return cache;
  };
}
