import { sql } from 'drizzle-orm';
import type { Queryable } from '../../db/client.ts';
import { stockMovements, variants } from '../../db/schema/index.ts';
import { findPiecesHeldByOthers, releaseHolds, type NeededStock } from './holds.ts';
import { idList, lockVariants } from './lock-variants.ts';

/** `sold_out`: taken, and of a variant it was the last piece, which listings must show. */
export type TakenStock = 'missing' | 'taken' | 'sold_out';

interface TakingOrder {
  orderId: number;
  quoteId: number;
  now: Date;
}

/**
 * Takes pieces out of the stock and ends the basket's holds. Works also after these have expired, if no other order has the
 * pieces. Resolves with `missing`, and changes nothing, if one of them is missing.
 */
export async function takeStock(
  tx: Queryable,
  needed: NeededStock,
  { orderId, quoteId, now }: TakingOrder,
): Promise<TakenStock> {
  const ids = [...needed.keys()];
  const locked = await lockVariants(tx, ids);
  const held = await findPiecesHeldByOthers(tx, ids, quoteId, now);
  const rows = [...needed].flatMap(([id, qty]) => {
    const variant = locked.get(id);
    return variant === undefined ? [] : [{ id, qty, ...variant }];
  });
  const isEnough = rows.every(({ id, qty, stock }) => stock - (held.get(id) ?? 0) >= qty);
  if (!isEnough || rows.length < needed.size) return 'missing';
  if (rows.length > 0) {
    await changeStock(tx, new Map([...needed].map(([id, qty]) => [id, -qty])));
    await tx
      .insert(stockMovements)
      .values(
        rows.map(({ sku, qty }) => ({ sku, qty: -qty, kind: 'sale', orderId, createdAt: now }) as const),
      );
  }
  await releaseHolds(tx, quoteId);
  return rows.some(({ qty, stock }) => stock === qty) ? 'sold_out' : 'taken';
}

/** Adds pieces to the stock of locked variants, in one statement; negative numbers take them. */
export async function changeStock(tx: Queryable, change: ReadonlyMap<number, number>): Promise<void> {
  if (change.size === 0) return;
  await tx.execute(sql`
    update ${variants} set stock = ${variants.stock} + change.qty
    from unnest(${idList([...change.keys()])}::int[], ${idList([...change.values()])}::int[]) as change (id, qty)
    where ${variants.id} = change.id`);
}
