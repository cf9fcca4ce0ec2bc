import type { ProductCard } from 'shared-contracts/api/catalogue';
import { sql } from 'drizzle-orm';
import type { Queryable } from '../../../db/client.ts';
import { prepared } from '../../../db/prepared.ts';
import { products } from '../../../db/schema/index.ts';
import { toCard } from './cards.ts';
import { cardQuery } from './product-rows.ts';
import type { ShopFront } from '../context.ts';

const statement = prepared((db) =>
  cardQuery(db, { locale: sql.placeholder('locale'), list: sql.placeholder('list') })
    .where(sql`${products.id} = any(${sql.placeholder('ids')}::int[])`)
    .prepare('cards_by_id'),
);

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
  const rows = await statement(db).execute({ ...shelf, ids: `{${ids.join(',')}}` });
  const byId = new Map(rows.map((row) => [row.productId, row]));
  return ids.flatMap((id) => {
    const row = byId.get(id);
    return row === undefined ? [] : [toCard(row, shelf.locale, prices)];
  });
}
