import type { Store } from 'shared-contracts/stores';
import { and, eq, sql, type Placeholder, type SQL, type SQLWrapper } from 'drizzle-orm';
import type { Queryable } from '../../db/client.ts';
import { priceLists } from '../../db/schema/index.ts';
import { priceListOf } from './price-list.ts';

/** The condition of the price list that members of a customer group have in stores with the list `storeList`. */
export function isListOfGroup(group: SQLWrapper, storeList: string | Placeholder): SQL | undefined {
  return and(eq(priceLists.base, storeList), sql`${group} = any(${priceLists.groups})`);
}

/** Returns the price list of a customer group in a store; null if its members pay the prices of all. */
export async function findGroupPriceList(
  db: Queryable,
  store: Pick<Store, 'kind' | 'currency'>,
  group: number,
): Promise<string | null> {
  const rows = await db
    .select({ code: priceLists.code })
    .from(priceLists)
    .where(isListOfGroup(sql`${group}::int`, priceListOf(store)));
  return rows[0]?.code ?? null;
}
