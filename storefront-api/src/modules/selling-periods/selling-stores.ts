import type { StoreLocale } from 'shared-contracts/locales';
import { stores } from 'shared-contracts/stores';
import { sql } from 'drizzle-orm';
import type { Queryable } from '../../db/client.ts';
import { prepared } from '../../db/prepared.ts';
import { products } from '../../db/schema/index.ts';
import { priceListOf } from '../pricing/price-list.ts';

const listsById = prepared((db) =>
  db
    .select({
      present: sql<string[]>`(
        select coalesce(json_agg(p.list), '[]') from prices p where p.product_id = products.id)`,
      past: sql<string[]>`(
        select coalesce(json_agg(s.list), '[]') from selling_periods s where s.product_id = products.id)`,
      locales: sql<StoreLocale[]>`(
        select coalesce(json_agg(t.locale), '[]') from product_texts t where t.product_id = products.id)`,
    })
    .from(products)
    .where(sql`${products.id} = ${sql.placeholder('id')}`)
    .prepare('selling_lists_by_id'),
);

interface Selling {
  /** One of the price lists contains the product. */
  isSold: boolean;
  /** One of the price lists contains the product, or has contained it. */
  hasBeenSold: boolean;
  /** Ids of the stores that sell it. */
  storeIds: readonly number[];
}

/** Returns whether a product is or was in one of the price lists, and which stores sell it. */
export async function sellingOf(
  db: Queryable,
  productId: number,
  lists: readonly string[],
): Promise<Selling> {
  const [row] = await listsById(db).execute({ id: productId });
  const { present, past, locales } = row ?? { present: [], past: [], locales: [] };
  const isSold = lists.some((list) => present.includes(list));
  return {
    isSold,
    hasBeenSold: isSold || lists.some((list) => past.includes(list)),
    storeIds: storesSelling(present, locales),
  };
}

/** Returns the ids of the stores that sell a product with prices in these lists and texts in these locales. */
export function storesSelling(lists: readonly string[], locales: readonly StoreLocale[]): number[] {
  return stores
    .filter((store) => lists.includes(priceListOf(store)) && locales.includes(store.locale))
    .map(({ id }) => id);
}
