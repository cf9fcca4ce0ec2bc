import DataLoader from 'dataloader';
import type { Queryable } from '../../../db/client.ts';
import { findVariantRows, type VariantRow } from './product-repository.ts';
import type { Market } from '../context.ts';

type Loader = DataLoader<number, VariantRow[]>;

const loaders = new WeakMap<Queryable, Map<string, Loader>>();
/** More products in one query would delay the first response. */
const maxBatchSize = 24;

/**
 * Returns the rows of a product's variants. Concurrent requests share one query, because the join costs little more for
 * ten products than for one. Nothing is cached.
 */
export function variantsOf(db: Queryable, productId: number, market: Market): Promise<VariantRow[]> {
  const { locale, list } = market;
  const ofDatabase = loaders.get(db) ?? new Map<string, Loader>();
  loaders.set(db, ofDatabase);
  const key = `${locale} ${list}`;
  const loader = ofDatabase.get(key) ?? createLoader(db, { locale, list });
  ofDatabase.set(key, loader);
  return loader.load(productId);
}

function createLoader(db: Queryable, market: Market): Loader {
  return new DataLoader(
    async (ids) => {
      const rows = Map.groupBy(await findVariantRows(db, ids, market), (row) => row.productId);
      return ids.map((id) => rows.get(id) ?? []);
    },
    { cache: false, maxBatchSize: maxBatchSize, batchScheduleFn: (dispatch) => void setImmediate(dispatch) },
  );
}
