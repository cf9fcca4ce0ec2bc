import { createHash } from 'node:crypto';
import { and, asc, eq, gt, lte } from 'drizzle-orm';
import type { Queryable } from '../../db/client.ts';
import { signInAttempts } from '../../db/schema/index.ts';
import { ShopError } from '../../shop-error.ts';

const maxFailures = 5;
const windowMs = 15 * 60 * 1000;

/** What is counted apart: who forgot the password may ask for a link though sign-in is locked. */
type Purpose = 'sign-in' | 'forgot-password' | 'reset-password' | 'confirmation-email' | 'confirm-account';

/**
 * One account seen from one address; joining counts with sign-in. Hashed, so that the table holds no e-mail
 * addresses.
 */
export function attemptSubject(account: string, address: string, purpose: Purpose = 'sign-in'): string {
  return createHash('sha256').update(`${purpose}\n${account}\n${address}`).digest('hex');
}

/**
 * Counts an attempt *before* it is tried, so that many at once cannot all slip under the limit.
 * A success forgets the subject's attempts again. Throws `too_many_attempts` on a locked subject.
 */
export async function beginAttempt(db: Queryable, subject: string, now: Date): Promise<void> {
  const since = new Date(now.getTime() - windowMs);
  const inserted = await db
    .insert(signInAttempts)
    .values({ subject, attemptedAt: now })
    .returning({ id: signInAttempts.id });
  const recent = await db
    .select({ id: signInAttempts.id, attemptedAt: signInAttempts.attemptedAt })
    .from(signInAttempts)
    .where(and(eq(signInAttempts.subject, subject), gt(signInAttempts.attemptedAt, since)))
    .orderBy(asc(signInAttempts.id));
  const own = inserted[0]?.id ?? 0;
  if (recent.length <= maxFailures) return;

  // Attempts against a lock do not lengthen it: somebody else could keep an owner out for ever.
  await db.delete(signInAttempts).where(eq(signInAttempts.id, own));
  const oldest = recent[0]?.attemptedAt ?? now;
  const retryAfter = Math.ceil((oldest.getTime() + windowMs - now.getTime()) / 1000);
  throw new ShopError('too_many_attempts', { retryAfter: Math.max(1, retryAfter) });
}

export async function forgetAttempts(db: Queryable, subject: string): Promise<void> {
  await db.delete(signInAttempts).where(eq(signInAttempts.subject, subject));
}

export async function deleteOldAttempts(db: Queryable, now: Date): Promise<void> {
  await db.delete(signInAttempts).where(lte(signInAttempts.attemptedAt, new Date(now.getTime() - windowMs)));
}
