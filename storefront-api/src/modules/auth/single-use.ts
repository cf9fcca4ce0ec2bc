import { lte } from 'drizzle-orm';
import type { Queryable } from '../../db/client.ts';
import { usedTokens } from '../../db/schema/index.ts';
import { hashToken } from './tokens.ts';

interface SingleUse {
  /** Separates keys of different kinds. */
  kind: 'social-login' | 'captcha' | 'account-exists mail';
  /** A token, or the id of an account that gets one mail until `expiresAt`. */
  key: string;
  /** The use is forgotten afterwards. */
  expiresAt: Date;
}

/** Marks a key as used. Returns true for the first call only, also among concurrent ones of several processes. */
export async function markUsedOnce(
  db: Queryable,
  { kind, key, expiresAt }: SingleUse,
  now: Date,
): Promise<boolean> {
  await db.delete(usedTokens).where(lte(usedTokens.expiresAt, now));
  const rows = await db
    .insert(usedTokens)
    .values({ tokenHash: hashToken(`${kind}\n${key}`), expiresAt })
    .onConflictDoNothing()
    .returning({ tokenHash: usedTokens.tokenHash });
  return rows.length === 1;
}
