import { eq, lte, sql } from 'drizzle-orm';
import type { Queryable } from '../../db/client.ts';
import { prepared } from '../../db/prepared.ts';
import { stockHolds } from '../../db/schema/index.ts';
import type { Holder } from './holder.ts';
import { idList } from './lock-variants.ts';

/** Pieces by variant. */
export type NeededStock = ReadonlyMap<number, number>;

interface NewHold {
  quoteId: number;
  holder: Holder;
  needed: NeededStock;
  expiresAt: Date;
  /** No payment of the basket prolongs the hold beyond it. */
  endsAt: Date;
}

/** Holds pieces for a basket that holds none. The variants must be locked. */
export async function holdStock(
  tx: Queryable,
  { quoteId, holder, needed, expiresAt, endsAt }: NewHold,
): Promise<void> {
  if (needed.size === 0) return;
  const { key: holderKey, site: holderSite } = holder;
  const common = { quoteId, holderKey, holderSite, endsAt, expiresAt: earlier(expiresAt, endsAt) };
  await tx.insert(stockHolds).values([...needed].map(([variantId, qty]) => ({ ...common, variantId, qty })));
}

const earlier = (one: Date, other: Date): Date => (one < other ? one : other);

/** Prolongs the holds of a basket, at most to the end of its series of payments. */
export async function extendHolds(tx: Queryable, quoteId: number, expiresAt: Date): Promise<void> {
  await tx
    .update(stockHolds)
    .set({ expiresAt: sql`least(${expiresAt.toISOString()}::timestamptz, ${stockHolds.endsAt})` })
    .where(eq(stockHolds.quoteId, quoteId));
}

export async function releaseHolds(tx: Queryable, quoteId: number): Promise<void> {
  await tx.delete(stockHolds).where(eq(stockHolds.quoteId, quoteId));
}

export async function deleteExpiredHolds(db: Queryable, now: Date): Promise<void> {
  await db.delete(stockHolds).where(lte(stockHolds.expiresAt, now));
}

const heldByOthers = prepared((db) =>
  db
    .select({ variantId: stockHolds.variantId, qty: sql<number>`sum(${stockHolds.qty})::int` })
    .from(stockHolds)
    .where(
      sql`${stockHolds.variantId} = any(${sql.placeholder('ids')}::int[])
        and ${stockHolds.quoteId} <> ${sql.placeholder('quoteId')}
        and ${stockHolds.expiresAt} > ${sql.placeholder('now')}::timestamptz`,
    )
    .groupBy(stockHolds.variantId)
    .prepare('held_by_others'),
);

/** Returns the pieces of variants that other baskets hold. */
export async function findPiecesHeldByOthers(
  db: Queryable,
  variantIds: readonly number[],
  quoteId: number,
  now: Date,
): Promise<Map<number, number>> {
  if (variantIds.length === 0) return new Map();
  const fields = { ids: idList(variantIds), quoteId, now: now.toISOString() };
  const rows = await heldByOthers(db).execute(fields);
  return new Map(rows.map(({ variantId, qty }) => [variantId, qty]));
}
