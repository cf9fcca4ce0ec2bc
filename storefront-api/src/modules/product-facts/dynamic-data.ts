import type { ResponseOf } from 'shared-contracts/api';
import type { Queryable } from '../../db/client.ts';
import type { Visit } from '../../plugins/contract-routes.ts';
import { dynamicData } from '../catalogue/dynamic.ts';
import { findSalesOfProducts } from '../catalogue/sale-repository.ts';
import { shopFrontIn } from '../catalogue/shelf.ts';
import { findProductFacts } from './repository.ts';

/** By store, because sales and languages differ between them. */
export async function productDynamicData(
  db: Queryable,
  ids: readonly number[],
  visit: Visit,
): Promise<ResponseOf<'product-dynamic-data'>> {
  const perStore = await Promise.all(
    visit.stores.map(async (store) => {
      const front = shopFrontIn(store, visit);
      const [rows, sales] = await Promise.all([
        findProductFacts(db, ids, front.shelf),
        findSalesOfProducts(db, ids, front),
      ]);
      return rows.map((row) => ({
        productId: row.productId,
        storeId: store.id,
        ...dynamicData({
          ...row,
          sale: sales.get(row.productId) ?? null,
          locale: store.locale,
          now: visit.now,
        }),
      }));
    }),
  );
  return { products: perStore.flat() };
}
