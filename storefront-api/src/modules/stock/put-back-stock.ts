import { asc, inArray } from 'drizzle-orm';
import type { Queryable } from '../../db/client.ts';
import { stockMovements, variants } from '../../db/schema/index.ts';
import { changeStock } from './take-stock.ts';

interface PuttingBack {
  orderId: number;
  kind: 'cancel' | 'return';
  now: Date;
}

/**
 * Puts pieces back that an order has taken, by their SKUs. Locks the variants in the order of the SKUs. Resolves with
 * true if one of them was sold out, which listings must show.
 */
export async function putBackStock(
  tx: Queryable,
  qtyOf: ReadonlyMap<string, number>,
  { orderId, kind, now }: PuttingBack,
): Promise<boolean> {
  if (qtyOf.size === 0) return false;
  const found = await tx
    .select({ id: variants.id, sku: variants.sku, stock: variants.stock })
    .from(variants)
    .where(inArray(variants.sku, [...qtyOf.keys()]))
    .orderBy(asc(variants.sku))
    .for('no key update');
  const known = new Map(found.map(({ sku, id }) => [sku, id]));
  const createdAt = now;
  const movements = [...qtyOf].flatMap(([sku, qty]): (typeof stockMovements.$inferInsert)[] => [
    { sku, qty, kind, orderId, createdAt },
    // An import has deleted the variant: the pieces are counted out again.
    ...(known.has(sku) ? [] : [{ sku, qty: -qty, kind: 'import' as const, createdAt }]),
  ]);
  await tx.insert(stockMovements).values(movements);
  await changeStock(tx, new Map([...known].map(([sku, id]) => [id, qtyOf.get(sku) ?? 0])));
  return found.some(({ stock }) => stock === 0);
}
