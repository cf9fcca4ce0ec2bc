import DataLoader from 'dataloader';
import type { Queryable } from '../../../db/client.ts';
import { findVariantRows, type VariantRow } from './product-repository.ts';
import type { Shelf } from '../context.ts';

type Loader = DataLoader<number, VariantRow[]>;

const loaders = new WeakMap<Queryable, Map<string, Loader>>();
/** More would make the first of them wait for the others' rows. */
const most = 24;

/**
 * The rows of one product's variants. Shoppers who ask in the same moment share one question to the database:
 * running the join for ten products costs it little more than for one. Nothing is kept.
 */
export function variantsOf(db: Queryable, productId: number, shelf: Shelf): Promise<VariantRow[]> {
  const { locale, list } = shelf;
  const ofDatabase = loaders.get(db) ?? new Map<string, Loader>();
  loaders.set(db, ofDatabase);
  const key = `${locale} ${list}`;
  const loader = ofDatabase.get(key) ?? createLoader(db, { locale, list });
  ofDatabase.set(key, loader);
  return loader.load(productId);
}

function createLoader(db: Queryable, shelf: Shelf): Loader {
  return new DataLoader(
    async (ids) => {
      const rows = Map.groupBy(await findVariantRows(db, ids, shelf), (row) => row.productId);
      return ids.map((id) => rows.get(id) ?? []);
    },
    { cache: false, maxBatchSize: most, batchScheduleFn: (dispatch) => void setImmediate(dispatch) },
  );
}
