import type { ResponseOf } from 'shared-contracts/api';
import type { Queryable } from '../../../db/client.ts';
import type { Visit } from '../../../visit/visit.ts';
import { dynamicData } from '../products/dynamic-data.ts';
import type { CatalogueCache } from '../listing-index/catalogue-cache.ts';
import { saleOfProduct } from '../sales/product-sale.ts';
import { catalogueContextOf } from '../context.ts';
import { findProductFacts } from './repository.ts';

/** Returns the data for each store of the visit, because sales and languages differ between stores. */
export async function productDynamicData(
  db: Queryable,
  cache: CatalogueCache,
  ids: readonly number[],
  visit: Visit,
): Promise<ResponseOf<'product-dynamic-data'>> {
  const { index } = await cache.current();
  const perStore = await Promise.all(
    visit.stores.map(async (store) => {
      const context = catalogueContextOf(store, visit);
      const rows = await findProductFacts(db, ids, context.market);
      return rows.map((row) => ({
        productId: row.productId,
        storeId: store.id,
        ...dynamicData({
          ...row,
          sale: saleOfProduct(index, row.productId, context),
          store,
          now: visit.now,
        }),
      }));
    }),
  );
  return { products: perStore.flat() };
}
