import { and, eq, gt, lte } from 'drizzle-orm';
import type { Queryable } from '../../db/client.ts';
import { usedTokens } from '../../db/schema/index.ts';
import { hashToken } from './tokens.ts';

interface SingleUse {
  /** Separates keys of different kinds. */
  kind: 'social-login' | 'connected social-login' | 'captcha' | 'account-exists mail' | 'confirm-address';
  /** A token, or the id of an account that gets one mail until `expiresAt`. */
  key: string;
}

function hashOf({ kind, key }: SingleUse): string {
  return hashToken(`${kind}\n${key}`);
}

/**
 * Marks a key as used. Returns true for the first call only, also among concurrent ones of several processes.
 *
 * @param used with the time after which the use is forgotten
 */
export async function markUsedOnce(
  db: Queryable,
  { expiresAt, ...used }: SingleUse & { expiresAt: Date },
  now: Date,
): Promise<boolean> {
  await db.delete(usedTokens).where(lte(usedTokens.expiresAt, now));
  const rows = await db
    .insert(usedTokens)
    .values({ tokenHash: hashOf(used), expiresAt })
    .onConflictDoNothing()
    .returning({ tokenHash: usedTokens.tokenHash });
  return rows.length === 1;
}

/** Returns whether a key was marked as used and is not forgotten yet. */
export async function isUsed(db: Queryable, used: SingleUse, now: Date): Promise<boolean> {
  const rows = await db
    .select({ tokenHash: usedTokens.tokenHash })
    .from(usedTokens)
    .where(and(eq(usedTokens.tokenHash, hashOf(used)), gt(usedTokens.expiresAt, now)));
  return rows.length === 1;
}
