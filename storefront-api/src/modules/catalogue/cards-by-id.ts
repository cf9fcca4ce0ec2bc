import type { ProductCard } from 'shared-contracts/api/catalogue';
import { inArray } from 'drizzle-orm';
import type { Queryable } from '../../db/client.ts';
import { products } from '../../db/schema/index.ts';
import { toCard } from './cards.ts';
import { selectCards } from './product-rows.ts';
import type { ShopFront } from './shelf.ts';

/**
 * Cards in the order of the ids; one that is not sold any more is left out. Price, stock and texts come from
 * the database, so that a card never shows what was true a while ago.
 */
export async function cardsById(
  db: Queryable,
  ids: readonly number[],
  { shelf, prices }: ShopFront,
): Promise<ProductCard[]> {
  if (ids.length === 0) return [];
  const rows = await selectCards(db, shelf).where(inArray(products.id, [...ids]));
  const byId = new Map(rows.map((row) => [row.productId, row]));
  return ids.flatMap((id) => {
    const row = byId.get(id);
    return row === undefined ? [] : [toCard(row, shelf.locale, prices)];
  });
}
