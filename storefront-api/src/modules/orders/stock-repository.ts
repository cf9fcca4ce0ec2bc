import { and, asc, eq, gt, inArray, lte, ne, sql } from 'drizzle-orm';
import type { Queryable } from '../../db/client.ts';
import { stockHolds, stockMovements, variants } from '../../db/schema/index.ts';

/** Pieces by variant. */
export type NeededStock = ReadonlyMap<number, number>;

/** Locks variants until the transaction ends. All locks are taken in the order of the SKUs, so that none is a deadlock. */
export async function lockVariants(
  tx: Queryable,
  variantIds: readonly number[],
): Promise<Map<number, number>> {
  if (variantIds.length === 0) return new Map();
  const rows = await tx
    .select({ id: variants.id, stock: variants.stock })
    .from(variants)
    .where(inArray(variants.id, [...variantIds]))
    .orderBy(asc(variants.sku))
    .for('no key update');
  return new Map(rows.map(({ id, stock }) => [id, stock]));
}

/** Holds pieces for a basket, in place of what it held before. The variants must be locked. */
export async function holdStock(
  tx: Queryable,
  quoteId: number,
  needed: NeededStock,
  expiresAt: Date,
): Promise<void> {
  await releaseHolds(tx, quoteId);
  if (needed.size === 0) return;
  await tx
    .insert(stockHolds)
    .values([...needed].map(([variantId, qty]) => ({ quoteId, variantId, qty, expiresAt })));
}

export async function extendHolds(tx: Queryable, quoteId: number, expiresAt: Date): Promise<void> {
  await tx.update(stockHolds).set({ expiresAt }).where(eq(stockHolds.quoteId, quoteId));
}

export async function releaseHolds(tx: Queryable, quoteId: number): Promise<void> {
  await tx.delete(stockHolds).where(eq(stockHolds.quoteId, quoteId));
}

export async function deleteExpiredHolds(db: Queryable, now: Date): Promise<void> {
  await db.delete(stockHolds).where(lte(stockHolds.expiresAt, now));
}

/** `sold_out`: taken, and of a variant it was the last piece, which listings must show. */
export type TakenStock = 'missing' | 'taken' | 'sold_out';

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
  const createdAt = now;
  for (const [sku, qty] of qtyOf) {
    const variant = found.find((each) => each.sku === sku);
    const movements: (typeof stockMovements.$inferInsert)[] = [{ sku, qty, kind, orderId, createdAt }];
    // An import has deleted the variant: the pieces are counted out again.
    if (variant === undefined) movements.push({ sku, qty: -qty, kind: 'import', createdAt });
    // oxlint-disable-next-line no-await-in-loop -- one connection: the transaction's
    await tx.insert(stockMovements).values(movements);
    if (variant === undefined) continue;
    const stock = sql`${variants.stock} + ${qty}`;
    // oxlint-disable-next-line no-await-in-loop -- likewise
    await tx.update(variants).set({ stock }).where(eq(variants.id, variant.id));
  }
  return found.some(({ stock }) => stock === 0);
}

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
  const stock = await lockVariants(tx, ids);
  const heldByOthers = await tx
    .select({ variantId: stockHolds.variantId, qty: sql<number>`sum(${stockHolds.qty})::int` })
    .from(stockHolds)
    .where(
      and(inArray(stockHolds.variantId, ids), ne(stockHolds.quoteId, quoteId), gt(stockHolds.expiresAt, now)),
    )
    .groupBy(stockHolds.variantId);
  const held = new Map(heldByOthers.map(({ variantId, qty }) => [variantId, qty]));
  const isEnough = [...needed].every(([id, qty]) => (stock.get(id) ?? 0) - (held.get(id) ?? 0) >= qty);
  if (!isEnough) return 'missing';
  for (const [id, qty] of needed) {
    // oxlint-disable no-await-in-loop -- one connection: the transaction's
    const [variant] = await tx
      .update(variants)
      .set({ stock: sql`${variants.stock} - ${qty}` })
      .where(eq(variants.id, id))
      .returning({ sku: variants.sku });
    if (variant === undefined) throw new Error('A locked variant does not exist');
    await tx
      .insert(stockMovements)
      .values({ sku: variant.sku, qty: -qty, kind: 'sale', orderId, createdAt: now });
    // oxlint-enable no-await-in-loop
  }
  await releaseHolds(tx, quoteId);
  return [...needed].some(([id, qty]) => stock.get(id) === qty) ? 'sold_out' : 'taken';
}
