import { createHash } from 'node:crypto';
import { and, asc, eq, gt, inArray } from 'drizzle-orm';
import { clientNetwork, limitedNetworks } from 'shared-contracts/client-network';
import type { Queryable } from '../../db/client.ts';
import { signInAttempts } from '../../db/schema/index.ts';

/** A counter and the number of calls that it allows in 15 minutes. */
export interface Counter {
  subject: string;
  max: number;
}

export interface CounterContext {
  websiteId: number;
  purpose: string;
  /** E-mail address. */
  account: string;
  address: string;
  /** Multiplies the limits of networks; see `RATE_LIMIT_FACTOR`. */
  limitFactor: number;
}

const windowMs = 15 * 60 * 1000;

/** Below the limits of `attempts.ts`, so that a person can go on where a program is stopped. */
const beforeChallenge = { perAccount: 2, perNetwork: 10 };

/** Per account and network: more than one slip, and too few to guess a password. */
const withoutProvider = { perAccountAndNetwork: 2, perNetwork: 5 };

/** Returns what is counted without a challenge. */
export function countersBeforeChallenge(context: CounterContext): Counter[] {
  return [
    { subject: subjectOf('account', context, accountOf(context)), max: beforeChallenge.perAccount },
    ...networkCounters('network', context, beforeChallenge.perNetwork),
  ];
}

/** Returns what is counted while the service that checks tokens does not answer. */
export function countersWithoutProvider(context: CounterContext): Counter[] {
  const account = `${accountOf(context)}\n${clientNetwork(context.address)}`;
  return [
    { subject: subjectOf('unverified account', context, account), max: withoutProvider.perAccountAndNetwork },
    ...networkCounters('unverified network', context, withoutProvider.perNetwork),
  ];
}

function networkCounters(kind: string, context: CounterContext, max: number): Counter[] {
  return limitedNetworks(context.address).map(({ key, factor }) => ({
    subject: subjectOf(kind, context, key),
    max: max * context.limitFactor * factor,
  }));
}

/** Accounts belong to a website. */
function accountOf({ websiteId, account }: CounterContext): string {
  return `${websiteId}\n${account.toLowerCase()}`;
}

/** Hashed, so that the table contains neither e-mail nor network addresses. */
function subjectOf(kind: string, { purpose }: CounterContext, counted: string): string {
  return createHash('sha256').update(['captcha', kind, purpose, counted].join('\n')).digest('hex');
}

/** Returns the milliseconds until every counter is below its limit, or 0. */
export async function waitMs(db: Queryable, counters: readonly Counter[], now: Date): Promise<number> {
  let wait = 0;
  for (const { subject, max } of counters) {
    // oxlint-disable-next-line no-await-in-loop -- the embedded database has one connection
    const times = await recentTimes(db, subject, max, now);
    const oldest = times.length < max ? undefined : times[0];
    if (oldest !== undefined) wait = Math.max(wait, 1, oldest.getTime() + windowMs - now.getTime());
  }
  return wait;
}

/** Returns the times of the last calls, oldest first, at most `max`. */
async function recentTimes(db: Queryable, subject: string, max: number, now: Date): Promise<Date[]> {
  const since = new Date(now.getTime() - windowMs);
  const rows = await db
    .select({ attemptedAt: signInAttempts.attemptedAt })
    .from(signInAttempts)
    .where(and(eq(signInAttempts.subject, subject), gt(signInAttempts.attemptedAt, since)))
    .orderBy(asc(signInAttempts.id))
    .limit(max);
  return rows.map(({ attemptedAt }) => attemptedAt);
}

export async function countCall(db: Queryable, counters: readonly Counter[], now: Date): Promise<void> {
  await db.insert(signInAttempts).values(counters.map(({ subject }) => ({ subject, attemptedAt: now })));
}

/** Starts again after a success, for the account only: a network could be reset with an account of one's own. */
export async function forgetAccount(db: Queryable, context: CounterContext): Promise<void> {
  const [ofAccount] = countersBeforeChallenge(context);
  const [ofUnverified] = countersWithoutProvider(context);
  const subjects = [ofAccount, ofUnverified].flatMap((counter) => (counter ? [counter.subject] : []));
  await db.delete(signInAttempts).where(inArray(signInAttempts.subject, subjects));
}
