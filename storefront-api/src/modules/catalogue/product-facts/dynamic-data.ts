import type { ResponseOf } from 'shared-contracts/api';
import type { Queryable } from '../../../db/client.ts';
import type { Visit } from '../../../visit/visit.ts';
import { dynamicData } from '../products/dynamic-data.ts';
import type { Listings } from '../listing-index/catalogue-cache.ts';
import { saleOfProduct } from '../sales/product-sale.ts';
import { shopFrontIn } from '../context.ts';
import { findProductFacts } from './repository.ts';

/** By store, because sales and languages differ between them. */
export async function productDynamicData(
  db: Queryable,
  listings: Listings,
  ids: readonly number[],
  visit: Visit,
): Promise<ResponseOf<'product-dynamic-data'>> {
  const { index } = await listings.current();
  const perStore = await Promise.all(
    visit.stores.map(async (store) => {
      const front = shopFrontIn(store, visit);
      const rows = await findProductFacts(db, ids, front.shelf);
      return rows.map((row) => ({
        productId: row.productId,
        storeId: store.id,
        ...dynamicData({
          ...row,
          sale: saleOfProduct(index, row.productId, front),
          store,
          now: visit.now,
        }),
      }));
    }),
  );
  return { products: perStore.flat() };
}
