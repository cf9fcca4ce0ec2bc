import type { ShopIds } from '../assign-ids.ts';
import type { CatalogueKeys } from '../catalogue-keys.ts';
import type { Staging } from './staging.ts';

/** Where the rows of a record go, and the ids of what it names. */
export interface RecordTarget {
  staging: Staging;
  ids: ShopIds;
  keys: CatalogueKeys;
}
