import { and, eq, sql } from 'drizzle-orm';
import type { Queryable } from '../../db/client.ts';
import { prepared } from '../../db/prepared.ts';
import { stockMovements, variants } from '../../db/schema/index.ts';
import { findPiecesHeldByOthers } from './holds.ts';
import { idList } from './lock-variants.ts';

const stockOfVariants = prepared((db) =>
  db
    .select({ id: variants.id, stock: variants.stock })
    .from(variants)
    .where(sql`${variants.id} = any(${sql.placeholder('ids')}::int[])`)
    .prepare('stock_of_variants'),
);

/** Reads without a lock, because a basket does not reserve stock: two shoppers may both add the last piece. */
export async function findStock(db: Queryable, variantIds: readonly number[]): Promise<Map<number, number>> {
  if (variantIds.length === 0) return new Map();
  const rows = await stockOfVariants(db).execute({ ids: idList(variantIds) });
  return new Map(rows.map((row) => [row.id, row.stock]));
}

/** Returns the stock of variants without what other baskets hold. Takes no lock. */
export async function findAvailableStock(
  db: Queryable,
  variantIds: readonly number[],
  quoteId: number,
  now: Date,
): Promise<Map<number, number>> {
  const stock = await findStock(db, variantIds);
  const held = await findPiecesHeldByOthers(db, variantIds, quoteId, now);
  return new Map([...stock].map(([id, pieces]) => [id, pieces - (held.get(id) ?? 0)]));
}

/** Returns how many pieces of an order were put back into the stock after they had come back. */
export async function countRestocked(db: Queryable, orderId: number, sku: string): Promise<number> {
  const [row] = await db
    .select({ qty: sql<number>`coalesce(sum(${stockMovements.qty}), 0)::int` })
    .from(stockMovements)
    .where(
      and(
        eq(stockMovements.orderId, orderId),
        eq(stockMovements.sku, sku),
        eq(stockMovements.kind, 'return'),
      ),
    );
  return row?.qty ?? 0;
}
