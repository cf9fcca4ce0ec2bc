import type { Store } from 'shared-contracts/stores';
import { createHash } from 'node:crypto';
import { and, asc, eq, gt, inArray, lte } from 'drizzle-orm';
import type { Queryable } from '../../db/client.ts';
import { knownPlaces, signInAttempts } from '../../db/schema/index.ts';
import { ShopError } from '../../shop-error.ts';
import type { Visit } from '../../visit/visit.ts';
import { clientNetwork } from 'shared-contracts/client-network';

/** Who tries something, and from where. */
export interface AttemptContext {
  /** An account belongs to its website: one e-mail address is a different account on each. */
  store: Pick<Store, 'websiteId'>;
  now: Date;
  /** Network address of the caller. */
  address: string;
  /** Multiplies every limit but that of one account from one place; see `RATE_LIMIT_FACTOR`. */
  limitFactor: number;
}

/** Returns what the attempts of a visitor are counted by. */
export function attemptContextOf({ store, now, request }: Visit): AttemptContext {
  return { store, now, address: request.ip, limitFactor: request.server.rateLimitFactor };
}

const minuteMs = 60 * 1000;
const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;

/** Longer than any window below. */
const keptMs = 2 * hourMs;
const knownPlaceMs = 180 * dayMs;

/** What is counted apart: who forgot the password may ask for a link though sign-in is locked. */
export type AttemptPurpose =
  'sign-in' | 'sign-up' | 'forgot-password' | 'reset-password' | 'confirmation-email' | 'confirm-account';

interface Limit {
  max: number;
  windowMs: number;
}

/** One account from one place; joining counts with sign-in. */
const perAccountAndPlace: Limit = { max: 5, windowMs: 15 * minuteMs };

/** All accounts from one place. An office or a mobile network shares one, so a success is not counted. */
const perPlace: Record<AttemptPurpose, Limit> = {
  'sign-in': { max: 50, windowMs: 15 * minuteMs },
  'sign-up': { max: 30, windowMs: hourMs },
  'forgot-password': { max: 30, windowMs: hourMs },
  'reset-password': { max: 30, windowMs: 15 * minuteMs },
  'confirmation-email': { max: 30, windowMs: hourMs },
  'confirm-account': { max: 30, windowMs: 15 * minuteMs },
};

/** One account from all places, except those that its owner is known to use. */
const perAccount: Partial<Record<AttemptPurpose, Limit>> = {
  'sign-in': { max: 20, windowMs: 15 * minuteMs },
  'forgot-password': { max: 10, windowMs: hourMs },
  'confirmation-email': { max: 10, windowMs: hourMs },
};

/** What a success takes back. */
export interface Attempt {
  ids: readonly number[];
  purpose: AttemptPurpose;
  account: string;
}

/** Hashed, so that the tables hold neither e-mail nor network addresses. */
function subjectOf(...parts: string[]): string {
  return createHash('sha256').update(parts.join('\n')).digest('hex');
}

/** Joining asks for the same password as sign-in. */
function subjectOfAccountAndPlace(
  purpose: AttemptPurpose,
  account: string,
  { store, address }: AttemptContext,
): string {
  const counted = purpose === 'sign-up' ? 'sign-in' : purpose;
  return subjectOf(counted, String(store.websiteId), account, clientNetwork(address));
}

function subjectOfAccount(purpose: AttemptPurpose, account: string, { store }: AttemptContext): string {
  return subjectOf('account', purpose, String(store.websiteId), account);
}

/**
 * Counts an attempt *before* it is tried, so that many at once cannot all slip under the limit.
 * `account`: an e-mail address or the id of a customer. Throws `too_many_attempts` with the seconds to wait.
 */
export async function beginAttempt(
  db: Queryable,
  purpose: AttemptPurpose,
  account: string,
  context: AttemptContext,
): Promise<Attempt> {
  const limits = await limitsOf(db, purpose, account, context);
  const { now } = context;
  const rows = limits.map(({ subject }) => ({ subject, attemptedAt: now }));
  const inserted = await db.insert(signInAttempts).values(rows).returning({ id: signInAttempts.id });
  const ids = inserted.map(({ id }) => id);
  const waits: number[] = [];
  for (const limit of limits) {
    // oxlint-disable-next-line no-await-in-loop -- the embedded database has one connection
    waits.push(await waitMs(db, limit, now));
  }
  const wait = Math.max(...waits);
  if (wait === 0) return { ids, purpose, account };

  // Attempts against a lock do not lengthen it: somebody else could keep an owner out for ever.
  await db.delete(signInAttempts).where(inArray(signInAttempts.id, ids));
  throw new ShopError('too_many_attempts', { retryAfter: Math.max(1, Math.ceil(wait / 1000)) });
}

interface SubjectLimit extends Limit {
  subject: string;
}

async function limitsOf(
  db: Queryable,
  purpose: AttemptPurpose,
  account: string,
  context: AttemptContext,
): Promise<SubjectLimit[]> {
  const { address, limitFactor } = context;
  const times = ({ max, windowMs }: Limit): Limit => ({ max: max * limitFactor, windowMs });
  const limits = [
    { subject: subjectOfAccountAndPlace(purpose, account, context), ...perAccountAndPlace },
    { subject: subjectOf('place', purpose, clientNetwork(address)), ...times(perPlace[purpose]) },
  ];
  const ofAccount = perAccount[purpose];
  if (ofAccount === undefined || (await isKnownPlace(db, account, context))) return limits;
  return [...limits, { subject: subjectOfAccount(purpose, account, context), ...times(ofAccount) }];
}

/** Milliseconds until the subject may try again; 0 where it may now. Reads no more rows than the limit. */
async function waitMs(db: Queryable, { subject, max, windowMs }: SubjectLimit, now: Date): Promise<number> {
  const since = new Date(now.getTime() - windowMs);
  const recent = await db
    .select({ attemptedAt: signInAttempts.attemptedAt })
    .from(signInAttempts)
    .where(and(eq(signInAttempts.subject, subject), gt(signInAttempts.attemptedAt, since)))
    .orderBy(asc(signInAttempts.id))
    .limit(max + 1);
  const oldest = recent[0];
  if (oldest === undefined || recent.length <= max) return 0;
  return Math.max(1, oldest.attemptedAt.getTime() + windowMs - now.getTime());
}

/**
 * Takes a successful attempt back, and all failures of this account from this place. Failures of other accounts
 * from this place stay, also those of the same e-mail address on another website: an attacker with an account of their
 * own cannot reset the counter.
 */
export async function endAttempt(db: Queryable, attempt: Attempt, context: AttemptContext): Promise<void> {
  if (attempt.ids.length > 0) {
    await db.delete(signInAttempts).where(inArray(signInAttempts.id, [...attempt.ids]));
  }
  const subject = subjectOfAccountAndPlace(attempt.purpose, attempt.account, context);
  await db.delete(signInAttempts).where(eq(signInAttempts.subject, subject));
}

/** Opens sign-in again for an account at this place, where its owner has just opened a mailed link. */
export async function unlockSignIn(db: Queryable, email: string, context: AttemptContext): Promise<void> {
  await endAttempt(db, { ids: [], purpose: 'sign-in', account: email }, context);
  await rememberPlace(db, email, context);
}

/** Failures from elsewhere do not lock an account for its owner here. */
export async function rememberPlace(db: Queryable, account: string, context: AttemptContext): Promise<void> {
  const place = subjectOfKnownPlace(account, context);
  const { now } = context;
  await db
    .insert(knownPlaces)
    .values({ place, usedAt: now })
    .onConflictDoUpdate({ target: knownPlaces.place, set: { usedAt: now } });
}

function subjectOfKnownPlace(account: string, { store, address }: AttemptContext): string {
  return subjectOf('known-place', String(store.websiteId), account, clientNetwork(address));
}

async function isKnownPlace(db: Queryable, account: string, context: AttemptContext): Promise<boolean> {
  const place = subjectOfKnownPlace(account, context);
  const since = new Date(context.now.getTime() - knownPlaceMs);
  const rows = await db
    .select({ usedAt: knownPlaces.usedAt })
    .from(knownPlaces)
    .where(and(eq(knownPlaces.place, place), gt(knownPlaces.usedAt, since)));
  return rows.length > 0;
}

/** Deletes attempts that no limit counts any more, and places unused for the time that they are known. */
export async function deleteOldAttempts(db: Queryable, now: Date): Promise<void> {
  const before = (ms: number) => new Date(now.getTime() - ms);
  await db.delete(signInAttempts).where(lte(signInAttempts.attemptedAt, before(keptMs)));
  await db.delete(knownPlaces).where(lte(knownPlaces.usedAt, before(knownPlaceMs)));
}
