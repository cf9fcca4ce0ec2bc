import { LRUCache } from 'lru-cache';
import type { Queryable } from '../../../db/client.ts';
import type { ProductDescription } from '../product-repository.ts';
import { buildIndex } from './build-index.ts';
import type { FacetCounts } from './count-facets.ts';
import type { ListingIndex } from './index-data.ts';
import { createOrderings, type Orderings } from './ordering.ts';
import { readRevision } from './read-index.ts';

/** How long a change of the catalogue may stay unseen. */
const staleAfterMs = 5_000;
const rememberedSearches = 500;
/** Places in all remembered listings together, a thousand added for each: some 40 MB. */
const rememberedMatches = 10_000_000;
const rememberedProducts = 5_000;

export interface Catalogue {
  index: ListingIndex;
  orderings: Orderings;
  /** Places that a search found, in order; forgotten with the catalogue they belong to. */
  searches: LRUCache<string, Int32Array>;
  /** What was counted for a listing, whatever its page and order. */
  counts: LRUCache<string, FacetCounts>;
  /** What pages tell of products and seldom changes, by locale and id. Prices and stock are never in it. */
  descriptions: LRUCache<string, ProductDescription>;
}

/** The catalogue as listings read it, kept in memory and renewed when the database says that it changed. */
export interface Listings {
  current: () => Promise<Catalogue>;
}

export function createListings(db: Queryable, now: () => number = Date.now): Listings {
  let catalogue: Catalogue | undefined;
  let building: Promise<Catalogue> | undefined;
  let checkedAt = 0;

  const build = (): Promise<Catalogue> => {
    building ??= buildIndex(db)
      .then((index) => {
        catalogue = {
          index,
          orderings: createOrderings(index),
          searches: new LRUCache({ max: rememberedSearches }),
          counts: new LRUCache({
            maxSize: rememberedMatches,
            sizeCalculation: ({ matched }) => 1_000 + matched.length,
          }),
          descriptions: new LRUCache({ max: rememberedProducts }),
        };
        checkedAt = now();
        return catalogue;
      })
      .finally(() => {
        building = undefined;
      });
    return building;
  };

  const renewIfChanged = async (known: Catalogue): Promise<void> => {
    if ((await readRevision(db)) !== known.index.revision) await build();
  };

  return {
    current: async () => {
      if (catalogue === undefined) return build();
      if (now() - checkedAt >= staleAfterMs) {
        checkedAt = now();
        // Whoever asks meanwhile is answered from what is known; a failure shows when the database is asked next.
        void renewIfChanged(catalogue).catch(() => {});
      }
      return catalogue;
    },
  };
}
