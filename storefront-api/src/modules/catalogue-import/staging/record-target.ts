import type { ShopIds } from '../assign-ids.ts';
import type { CatalogueKeys } from '../catalogue-keys.ts';
import type { RowWriter } from './row-writer.ts';

/** Where the rows of a record go, and the ids of what it names. */
export interface RecordTarget {
  writer: RowWriter;
  ids: ShopIds;
  keys: CatalogueKeys;
}
