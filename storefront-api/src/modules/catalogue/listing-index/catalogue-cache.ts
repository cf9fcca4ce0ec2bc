import type { Queryable } from '../../../db/client.ts';
import { buildIndex } from './build-index.ts';
import type { ListingIndex } from './index-data.ts';
import { createOrderings, type Orderings } from './orderings.ts';
import { readRevision } from './read-index.ts';

/** How long a change of the catalogue may stay unseen. */
const staleAfterMs = 5_000;

export interface Catalogue {
  index: ListingIndex;
  orderings: Orderings;
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
        catalogue = { index, orderings: createOrderings(index) };
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
