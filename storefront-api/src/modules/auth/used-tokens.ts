import { and, eq, gt, lte } from 'drizzle-orm';
import type { Queryable } from '../../db/client.ts';
import { usedTokens } from '../../db/schema/index.ts';
import { hashToken } from './tokens.ts';

interface UsedToken {
  /** Separates tokens of different kinds. */
  kind: 'social-login' | 'captcha' | 'account-exists mail' | 'confirm-address';
  token: string;
}

function hashOf({ kind, token }: UsedToken): string {
  return hashToken(`${kind}\n${token}`);
}

/**
 * Marks a token as used. Returns true for the first call only, also among concurrent ones of several processes.
 *
 * @param used with the time from which the token is invalid, so that it need not be remembered
 */
export async function markTokenUsed(
  db: Queryable,
  { expiresAt, ...used }: UsedToken & { expiresAt: Date },
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

/** Returns whether a token was marked as used and would still be valid otherwise. */
export async function isTokenUsed(db: Queryable, used: UsedToken, now: Date): Promise<boolean> {
  const rows = await db
    .select({ tokenHash: usedTokens.tokenHash })
    .from(usedTokens)
    .where(and(eq(usedTokens.tokenHash, hashOf(used)), gt(usedTokens.expiresAt, now)));
  return rows.length === 1;
}
