import type { InferSelectModel } from 'drizzle-orm';
import { and, asc, eq, gt, sql, type SQL } from 'drizzle-orm';
import { storedItems } from 'shared-contracts/cookies';
import type { Queryable } from '../../../db/client.ts';
import { pendingAdditions } from '../../../db/schema/index.ts';

export type PendingRow = InferSelectModel<typeof pendingAdditions>;

/** One hour, so that on a shared device the next member does not get the previous visitor's products. */
export const pendingLifetimeMs = storedItems.pendingAddition.maxAgeSeconds * 1000;

const maxPerBrowser = 10;
const maxPerAddress = 100;

/** Stores the row, replaces one for the same product, and deletes rows that are expired or exceed the limits. */
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

  /** Deletes the oldest rows. Skips rows that another request has locked, so that requests cannot deadlock. */
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

const isValid = (tokenHash: string, storeId: number, now: Date) =>
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
    .where(isValid(tokenHash, storeId, now))
    .orderBy(asc(pendingAdditions.createdAt));
}

/** Deletes and returns the rows, oldest first. Of two concurrent transactions the second gets none. */
export async function takePending(
  tx: Queryable,
  tokenHash: string,
  storeId: number,
  now: Date,
): Promise<PendingRow[]> {
  const rows = await tx
    .delete(pendingAdditions)
    .where(isValid(tokenHash, storeId, now))
    .returning();
  return rows.toSorted((one, other) => one.createdAt.getTime() - other.createdAt.getTime());
}
