import { lte } from 'drizzle-orm';
import type { Queryable } from '../../db/client.ts';
import { usedTokens } from '../../db/schema/index.ts';
import { hashToken } from './tokens.ts';

interface UsedToken {
  /** Separates tokens of different kinds. */
  kind: 'social-login' | 'captcha' | 'account-exists mail';
  token: string;
  /** The token is invalid afterwards, so it need not be remembered. */
  expiresAt: Date;
}

/** Marks a token as used. Returns true for the first call only, also among concurrent ones of several processes. */
export async function markTokenUsed(
  db: Queryable,
  { kind, token, expiresAt }: UsedToken,
  now: Date,
): Promise<boolean> {
  await db.delete(usedTokens).where(lte(usedTokens.expiresAt, now));
  const rows = await db
    .insert(usedTokens)
    .values({ tokenHash: hashToken(`${kind}\n${token}`), expiresAt })
    .onConflictDoNothing()
    .returning({ tokenHash: usedTokens.tokenHash });
  return rows.length === 1;
}
