import { and, asc, eq, inArray, isNotNull, isNull, lte, notInArray, or, sql } from 'drizzle-orm';
import type { Queryable } from '../../db/client.ts';
import { outbox } from '../../db/schema/index.ts';
import { kindsWithLink } from './mailed-links.ts';

export type OutboxRow = typeof outbox.$inferSelect;

/** A mail that belongs to one process until `claimedUntil`. */
export type ClaimedMail = OutboxRow & { claimedUntil: Date };

const isWaiting = and(isNull(outbox.sentAt), isNull(outbox.failedAt));

interface Claim {
  limit: number;
  /** Ids of mails that the process is still sending. Their claims may have ended while it was suspended. */
  except: readonly number[];
  now: Date;
  claimedUntil: Date;
}

/**
 * Claims the oldest mails that are due, which no other process then sends. A process that ends without a result loses
 * its claim at `claimedUntil`.
 */
export async function claimMails(
  db: Queryable,
  { limit, except, now, claimedUntil }: Claim,
): Promise<ClaimedMail[]> {
  const isDue = or(isNull(outbox.dueAt), lte(outbox.dueAt, now));
  const isFree = or(isNull(outbox.claimedUntil), lte(outbox.claimedUntil, now));
  // With the locks in a subquery instead, PostgreSQL may evaluate it several times and claim more than the limit.
  const free = db.$with('free').as(
    db
      .select({ id: outbox.id })
      .from(outbox)
      .where(and(isWaiting, isDue, isFree, notInArray(outbox.id, [...except])))
      .orderBy(asc(outbox.id))
      .limit(limit)
      .for('update', { skipLocked: true }),
  );
  const claimed = await db
    .with(free)
    .update(outbox)
    .set({ claimedUntil, attempts: sql`${outbox.attempts} + 1` })
    .where(inArray(outbox.id, db.select({ id: free.id }).from(free)))
    .returning();
  return claimed.map((row) => ({ ...row, claimedUntil }));
}

/** Ends a claim with a result. Returns false if the claim was lost: another process has the mail. */
async function endClaim(
  db: Queryable,
  { id, claimedUntil }: ClaimedMail,
  result: Partial<typeof outbox.$inferInsert>,
): Promise<boolean> {
  const rows = await db
    .update(outbox)
    .set({ ...result, claimedUntil: null })
    .where(and(eq(outbox.id, id), eq(outbox.claimedUntil, claimedUntil)))
    .returning({ id: outbox.id });
  return rows.length === 1;
}

/** Marks a mail as sent, and deletes its content. */
export function markSent(db: Queryable, mail: ClaimedMail, now: Date): Promise<boolean> {
  return endClaim(db, mail, { sentAt: now, payload: {}, failure: null });
}

export function postpone(
  db: Queryable,
  mail: ClaimedMail,
  { dueAt, failure }: { dueAt: Date; failure: string },
): Promise<boolean> {
  return endClaim(db, mail, { dueAt, failure });
}

/** Makes a mail a dead letter. */
export function giveUp(
  db: Queryable,
  mail: ClaimedMail,
  { failedAt, failure }: { failedAt: Date; failure: string },
): Promise<boolean> {
  return endClaim(db, mail, { failedAt, failure });
}

/** Returns dead letters, the oldest first. */
export function findFailed(db: Queryable, limit: number): Promise<OutboxRow[]> {
  return db
    .select()
    .from(outbox)
    .where(isNotNull(outbox.failedAt))
    .orderBy(asc(outbox.failedAt), asc(outbox.id))
    .limit(limit);
}

/** Queues dead letters again: that of one id, or all. A mail with a link still expires with it. Returns how many. */
export async function requeueFailed(
  db: Queryable,
  id: number | 'all',
  { dueAt, expiresAt }: { dueAt: Date; expiresAt: Date },
): Promise<number> {
  const isWanted = id === 'all' ? undefined : eq(outbox.id, id);
  const rows = await db
    .update(outbox)
    .set({
      failedAt: null,
      dueAt,
      expiresAt: sql`case when ${inArray(outbox.kind, kindsWithLink)} then null else ${expiresAt.toISOString()}::timestamptz end`,
    })
    .where(and(isNotNull(outbox.failedAt), isWanted))
    .returning({ id: outbox.id });
  return rows.length;
}

export interface OutboxCounts {
  waiting: number;
  failed: number;
  oldestWaiting: Date | null;
}

export async function countMails(db: Queryable): Promise<OutboxCounts> {
  const waiting = await db
    .select({
      count: sql<number>`count(*)`.mapWith(Number),
      oldest: sql<Date | null>`min(${outbox.createdAt})`.mapWith(outbox.createdAt),
    })
    .from(outbox)
    .where(isWaiting);
  const failed = await db
    .select({ count: sql<number>`count(*)`.mapWith(Number) })
    .from(outbox)
    .where(isNotNull(outbox.failedAt));
  return {
    waiting: waiting[0]?.count ?? 0,
    failed: failed[0]?.count ?? 0,
    oldestWaiting: waiting[0]?.oldest ?? null,
  };
}

/** Deletes what was sent or given up before these times. */
export async function deleteOldMails(
  db: Queryable,
  { sentBefore, failedBefore }: { sentBefore: Date; failedBefore: Date },
): Promise<void> {
  await db.delete(outbox).where(or(lte(outbox.sentAt, sentBefore), lte(outbox.failedAt, failedBefore)));
}
