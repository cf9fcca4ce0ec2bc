import type { ProductCard } from 'shared-contracts/api/catalogue';
import { sql } from 'drizzle-orm';
import type { Queryable } from '../../../db/client.ts';
import { prepared } from '../../../db/prepared.ts';
import { products } from '../../../db/schema/index.ts';
import type { PicturedProduct } from '../../media/images.ts';
import { toCard, type CardPicture } from './cards.ts';
import { cardQuery } from './product-rows.ts';
import type { CatalogueContext } from '../context.ts';

type PicturedRow = PicturedProduct & { productId: number };

/** Returns what the picture of a product shows; null for the product as lists show it. */
export type PictureOf = (product: PicturedRow) => CardPicture | null;

const statement = prepared((db) =>
  cardQuery(db, { locale: sql.placeholder('locale'), list: sql.placeholder('list') })
    .where(sql`${products.id} = any(${sql.placeholder('ids')}::int[])`)
    .prepare('cards_by_id'),
);

/**
 * Returns cards in the order of the ids. Products that are no longer sold are omitted. Price, stock and texts come from
 * the database instead of the cached index, so that they are current.
 */
export async function cardsById(
  db: Queryable,
  ids: readonly number[],
  { market, prices }: CatalogueContext,
  pictureOf: PictureOf = () => null,
): Promise<ProductCard[]> {
  if (ids.length === 0) return [];
  const rows = await statement(db).execute({ ...market, ids: `{${ids.join(',')}}` });
  const byId = new Map(rows.map((row) => [row.productId, row]));
  return ids.flatMap((id) => {
    const row = byId.get(id);
    return row === undefined ? [] : [toCard(row, market.locale, prices, pictureOf(row) ?? row)];
  });
}
