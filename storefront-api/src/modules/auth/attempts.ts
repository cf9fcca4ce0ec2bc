import type { Store } from 'shared-contracts/stores';
import { createHash } from 'node:crypto';
import { and, asc, eq, gt, inArray, lte } from 'drizzle-orm';
import type { Queryable } from '../../db/client.ts';
import { knownNetworks, signInAttempts } from '../../db/schema/index.ts';
import { ShopError } from '../../shop-error.ts';
import type { Visit } from '../../visit/visit.ts';
import { clientNetwork, limitedNetworks } from 'shared-contracts/client-network';

/** Who attempts something, and from where. */
export interface AttemptContext {
  /** Accounts belong to a website: the same e-mail address is another account on another website. */
  store: Pick<Store, 'websiteId'>;
  now: Date;
  /** Network address of the caller. */
  address: string;
  /** The member's known device from which the attempt comes, see `known-device.ts`. @default none */
  device?: string | null;
  /** Multiplies every limit except that of one account from one network; see `RATE_LIMIT_FACTOR`. */
  limitFactor: number;
}

/** Returns what the attempts of a visitor are counted by. */
export function attemptContextOf({ store, now, request }: Visit): AttemptContext {
  return { store, now, address: request.ip, limitFactor: request.server.rateLimitFactor };
}

const minuteMs = 60 * 1000;
const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;

/** Longer than every window below. */
const attemptTtlMs = 2 * hourMs;
const knownNetworkTtlMs = 180 * dayMs;

/** Counted separately, so that a locked sign-in does not prevent a password reset. */
export type AttemptPurpose =
  | 'sign-in'
  | 'sign-up'
  | 'forgot-password'
  | 'reset-password'
  | 'confirmation-email'
  | 'confirm-account'
  | 'change-email'
  | 'cancel-email-change'
  | 'cancel-account-deletion'
  | 'order-lookup';

interface Limit {
  max: number;
  windowMs: number;
}

/** One account from one network. Sign-ups count as sign-ins. */
const perAccountAndNetwork: Limit = { max: 5, windowMs: 15 * minuteMs };

/** One account from one of its known devices, whatever others attempt. */
const perDevice: Limit = perAccountAndNetwork;

/** All accounts from one network. Successes are not counted, because offices and mobile networks share an address. */
const perNetwork: Record<AttemptPurpose, Limit> = {
  'sign-in': { max: 50, windowMs: 15 * minuteMs },
  'sign-up': { max: 30, windowMs: hourMs },
  'forgot-password': { max: 30, windowMs: hourMs },
  'reset-password': { max: 30, windowMs: 15 * minuteMs },
  'confirmation-email': { max: 30, windowMs: hourMs },
  'confirm-account': { max: 30, windowMs: 15 * minuteMs },
  'change-email': { max: 30, windowMs: hourMs },
  'cancel-email-change': { max: 30, windowMs: 15 * minuteMs },
  'cancel-account-deletion': { max: 30, windowMs: 15 * minuteMs },
  'order-lookup': { max: 30, windowMs: 15 * minuteMs },
};

/** One account from all networks, except those from which it was used before. */
const perAccount: Partial<Record<AttemptPurpose, Limit>> = {
  'sign-in': { max: 20, windowMs: 15 * minuteMs },
  'forgot-password': { max: 10, windowMs: hourMs },
  'confirmation-email': { max: 10, windowMs: hourMs },
  'change-email': { max: 10, windowMs: hourMs },
  'order-lookup': { max: 20, windowMs: hourMs },
};

/** A counted attempt, which {@link endAttempt} removes after a success. */
export interface Attempt {
  ids: readonly number[];
  purpose: AttemptPurpose;
  account: string;
}

/** Hashed, so that the tables contain neither e-mail nor network addresses. */
function subjectOf(...parts: string[]): string {
  return createHash('sha256').update(parts.join('\n')).digest('hex');
}

/** A sign-up counts as a sign-in, because both can be used to guess the same password. */
function subjectOfAccountAndNetwork(
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

/** Returns what the failures of an account are counted by at the place of the attempt. Its success clears them. */
function ownSubject(purpose: AttemptPurpose, account: string, context: AttemptContext): string {
  const { store, device } = context;
  if (device === undefined || device === null) return subjectOfAccountAndNetwork(purpose, account, context);
  return subjectOf('device', purpose, String(store.websiteId), account, device);
}

/**
 * Counts an attempt before it is carried out, so that concurrent attempts cannot exceed the limit together. `account`
 * is an e-mail address, the id of a customer, or the number of an order. Throws `too_many_attempts` with the seconds to wait.
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

  // Attempts during a lock do not extend it; otherwise an attacker could lock out the owner permanently.
  await db.delete(signInAttempts).where(inArray(signInAttempts.id, ids));
  throw new ShopError('too_many_attempts', { retryAfterSeconds: Math.max(1, Math.ceil(wait / 1000)) });
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
  const { address, limitFactor, device } = context;
  // Counted alone: neither an attack on the account nor one from the same network locks out its owner.
  if (device !== undefined && device !== null) {
    return [{ subject: ownSubject(purpose, account, context), ...perDevice }];
  }
  const times = ({ max, windowMs }: Limit): Limit => ({ max: max * limitFactor, windowMs });
  const limits = [
    { subject: ownSubject(purpose, account, context), ...perAccountAndNetwork },
    ...limitedNetworks(address).map(({ key, factor }) => {
      const { max, windowMs } = times(perNetwork[purpose]);
      return { subject: subjectOf('place', purpose, key), max: max * factor, windowMs };
    }),
  ];
  const ofAccount = perAccount[purpose];
  if (ofAccount === undefined || (await isKnownNetwork(db, account, context))) return limits;
  return [...limits, { subject: subjectOfAccount(purpose, account, context), ...times(ofAccount) }];
}

/** Returns the milliseconds until the next attempt is allowed, or 0. Reads at most one row more than the limit. */
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
 * Removes a successful attempt and all failures of this account from this network, or this known device. Failures of other
 * accounts from the network remain, so that attackers cannot reset the counter with an account of their own.
 */
export async function endAttempt(db: Queryable, attempt: Attempt, context: AttemptContext): Promise<void> {
  if (attempt.ids.length > 0) {
    await db.delete(signInAttempts).where(inArray(signInAttempts.id, [...attempt.ids]));
  }
  const subject = ownSubject(attempt.purpose, attempt.account, context);
  await db.delete(signInAttempts).where(eq(signInAttempts.subject, subject));
}

/** Unlocks sign-in for an account in the network from which its owner has just opened a mailed link. */
export async function unlockSignIn(db: Queryable, email: string, context: AttemptContext): Promise<void> {
  await endAttempt(db, { ids: [], purpose: 'sign-in', account: email }, context);
  await rememberNetwork(db, email, context);
}

/** Remembers a network of the account's owner. Failures from other networks do not lock the account there. */
export async function rememberNetwork(
  db: Queryable,
  account: string,
  context: AttemptContext,
): Promise<void> {
  const subject = subjectOfKnownNetwork(account, context);
  const { now } = context;
  await db
    .insert(knownNetworks)
    .values({ subject, usedAt: now })
    .onConflictDoUpdate({ target: knownNetworks.subject, set: { usedAt: now } });
}

function subjectOfKnownNetwork(account: string, { store, address }: AttemptContext): string {
  // Part of stored hashes, so it cannot be renamed.
  return subjectOf('known-place', String(store.websiteId), account, clientNetwork(address));
}

/** Returns whether the account was used from this network in the last 180 days. */
export async function isKnownNetwork(
  db: Queryable,
  account: string,
  context: AttemptContext,
): Promise<boolean> {
  const subject = subjectOfKnownNetwork(account, context);
  const since = new Date(context.now.getTime() - knownNetworkTtlMs);
  const rows = await db
    .select({ usedAt: knownNetworks.usedAt })
    .from(knownNetworks)
    .where(and(eq(knownNetworks.subject, subject), gt(knownNetworks.usedAt, since)));
  return rows.length > 0;
}

/** Deletes attempts outside every window, and networks that were not used for `knownNetworkTtlMs`. */
export async function deleteOldAttempts(db: Queryable, now: Date): Promise<void> {
  const before = (ms: number) => new Date(now.getTime() - ms);
  await db.delete(signInAttempts).where(lte(signInAttempts.attemptedAt, before(attemptTtlMs)));
  await db.delete(knownNetworks).where(lte(knownNetworks.usedAt, before(knownNetworkTtlMs)));
}
