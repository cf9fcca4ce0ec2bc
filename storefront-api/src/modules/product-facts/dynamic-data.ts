import type { ResponseOf } from 'shared-contracts/api';
import type { Queryable } from '../../db/client.ts';
import type { Visit } from '../../plugins/contract-routes.ts';
import { dynamicData } from '../catalogue/dynamic.ts';
import type { Listings } from '../catalogue/listing/listings.ts';
import { saleOfProduct } from '../catalogue/product-sale.ts';
import { shopFrontIn } from '../catalogue/shelf.ts';
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
