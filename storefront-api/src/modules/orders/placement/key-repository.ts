import { and, eq, lte, sql, type Placeholder } from 'drizzle-orm';
import type { Queryable } from '../../../db/client.ts';
import { prepared } from '../../../db/prepared.ts';
import { idempotencyKeys } from '../../../db/schema/index.ts';

export type KeyRow = typeof idempotencyKeys.$inferSelect;

/** Stores a key, or returns the row of a call that has sent it before. */
export async function claimKey(
  db: Queryable,
  row: Pick<KeyRow, 'key' | 'owner' | 'requestHash' | 'createdAt'>,
): Promise<KeyRow> {
  const [created] = await db.insert(idempotencyKeys).values(row).onConflictDoNothing().returning();
  const found = created ?? (await findKey(db, row));
  if (found === null) throw new Error('The idempotency key was not stored');
  return found;
}

const isKey = ({ key, owner }: Record<'key' | 'owner', string | Placeholder>) =>
  and(eq(idempotencyKeys.key, key), eq(idempotencyKeys.owner, owner));

const keyOf = prepared((db) =>
  db
    .select()
    .from(idempotencyKeys)
    .where(isKey({ key: sql.placeholder('key'), owner: sql.placeholder('owner') }))
    .prepare('idempotency_key_of'),
);

export async function findKey(db: Queryable, key: Pick<KeyRow, 'key' | 'owner'>): Promise<KeyRow | null> {
  const rows = await keyOf(db).execute({ key: key.key, owner: key.owner });
  return rows[0] ?? null;
}

/** Connects a key with the order and the attempt that its call has begun. */
export async function connectKey(
  tx: Queryable,
  key: Pick<KeyRow, 'key' | 'owner'>,
  result: { orderId: number; attemptId: number | null },
): Promise<void> {
  await tx.update(idempotencyKeys).set(result).where(isKey(key));
}

export async function deleteKeysBefore(db: Queryable, instant: Date): Promise<void> {
  await db.delete(idempotencyKeys).where(lte(idempotencyKeys.createdAt, instant));
}
