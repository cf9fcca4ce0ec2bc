import type { InferSelectModel } from 'drizzle-orm';
import { and, asc, eq, gt, sql, type SQL } from 'drizzle-orm';
import { storedItems } from 'shared-contracts/cookies';
import type { Queryable } from '../../db/client.ts';
import { pendingAdditions } from '../../db/schema/index.ts';

export type PendingRow = InferSelectModel<typeof pendingAdditions>;

/** One hour: on a shared device, the next member must not find the previous visitor's choice in the basket. */
export const pendingLifetimeMs = storedItems.pendingAddition.maxAgeSeconds * 1000;

const maxPerBrowser = 10;
const maxPerAddress = 100;

/** Stores the row, in place of one for the same product, and deletes what is expired or over the limits. */
export async function insertPending(tx: Queryable, row: PendingRow): Promise<void> {
  const { tokenHash: _token, productId: _product, ...changes } = row;
  const { tokenHash, productId, addressHash, createdAt } = pendingAdditions;
  await tx
    .insert(pendingAdditions)
    .values(row)
    .onConflictDoUpdate({ target: [tokenHash, productId], set: changes });
  await deleteBeyond(tx, eq(tokenHash, row.tokenHash), maxPerBrowser);
  await deleteBeyond(tx, eq(addressHash, row.addressHash), maxPerAddress);
  await deleteBeyond(tx, sql`${pendingAdditions.expiresAt} <= ${row.createdAt.toISOString()}`, 0);

  /** Deletes the oldest. Skips rows that another request is deleting, so that two never wait for each other. */
  async function deleteBeyond(db: Queryable, condition: SQL, max: number): Promise<void> {
    const surplus = db
      .select({ tokenHash, productId })
      .from(pendingAdditions)
      .where(condition)
      .orderBy(sql`${createdAt} desc`)
      .offset(max)
      .for('update', { skipLocked: true });
    await db.delete(pendingAdditions).where(sql`(${tokenHash}, ${productId}) in ${surplus}`);
  }
}

const live = (tokenHash: string, storeId: number, now: Date) =>
  and(
    eq(pendingAdditions.tokenHash, tokenHash),
    eq(pendingAdditions.storeId, storeId),
    gt(pendingAdditions.expiresAt, now),
  );

export async function findPending(
  db: Queryable,
  tokenHash: string,
  storeId: number,
  now: Date,
): Promise<PendingRow[]> {
  return db
    .select()
    .from(pendingAdditions)
    .where(live(tokenHash, storeId, now))
    .orderBy(asc(pendingAdditions.createdAt));
}

/** Deletes and returns the rows, oldest first: of two transactions at once, the second gets none. */
export async function takePending(
  tx: Queryable,
  tokenHash: string,
  storeId: number,
  now: Date,
): Promise<PendingRow[]> {
  const rows = await tx
    .delete(pendingAdditions)
    .where(live(tokenHash, storeId, now))
    .returning();
  return rows.toSorted((one, other) => one.createdAt.getTime() - other.createdAt.getTime());
}
