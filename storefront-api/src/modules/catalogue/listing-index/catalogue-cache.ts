import type { Queryable } from '../../../db/client.ts';
import { buildIndex } from './build-index.ts';
import type { ListingIndex } from './index-data.ts';
import { createOrderings, type Orderings } from './orderings.ts';
import { readRevision } from './read-index.ts';

/** Interval at which the revision of the catalogue is checked. */
const checkIntervalMs = 5_000;

export interface CachedCatalogue {
  index: ListingIndex;
  orderings: Orderings;
}

/** The catalogue in memory. It is rebuilt after the revision in the database has changed. */
export interface CatalogueCache {
  /** Returns the cached catalogue, stale while a newer one is being built. The first call waits for the build. */
  current: () => Promise<CachedCatalogue>;
}

export function createCatalogueCache(db: Queryable, now: () => number = Date.now): CatalogueCache {
  let catalogue: CachedCatalogue | undefined;
  let building: Promise<CachedCatalogue> | undefined;
  let checkedAt = 0;

  const build = (): Promise<CachedCatalogue> => {
    building ??= buildIndex(db)
      .then((index) => {
        catalogue = { index, orderings: createOrderings(index) };
        checkedAt = now();
        return catalogue;
      })
      .finally(() => {
        building = undefined;
      });
    return building;
  };

  const rebuildIfChanged = async (known: CachedCatalogue): Promise<void> => {
    if ((await readRevision(db)) !== known.index.revision) await build();
  };

  return {
    current: async () => {
      if (catalogue === undefined) return build();
      if (now() - checkedAt >= checkIntervalMs) {
        checkedAt = now();
        // Not awaited: calls get the stale catalogue meanwhile. An error of the database fails the next query anyway.
        void rebuildIfChanged(catalogue).catch(() => {});
      }
      return catalogue;
    },
  };
}
