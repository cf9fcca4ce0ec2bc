import type { FullStoreConfig } from 'shared-contracts/api/shop';
import { ShopError } from '../../../shop-error.ts';
import type { AttemptRow } from '../repository.ts';

const minuteMs = 60 * 1000;

type Attempt = Pick<AttemptRow, 'createdAt' | 'status' | 'expiresAt'>;
type Limits = Pick<FullStoreConfig['orderLimits'], 'maxHoldMinutes' | 'holdPauseMinutes' | 'maxOpenPayments'>;

/**
 * Returns until when a basket may hold stock that begins another payment now. Payments with less than a pause between
 * them are a series, which holds stock for a limited time; then other shoppers get it. Throws `too_many_attempts` until
 * the pause is over, and while too many payments are not decided.
 */
export function endOfSeries(
  attempts: readonly Attempt[],
  { maxHoldMinutes, holdPauseMinutes, maxOpenPayments }: Limits,
  now: Date,
): Date {
  const time = now.getTime();
  const open = attempts.filter(({ status, expiresAt }) => isUndecided(status) && expiresAt > now);
  if (open.length >= maxOpenPayments) reject(Math.min(...open.map(timeOfEnd)), time);
  const pauseMs = holdPauseMinutes * minuteMs;
  const began = attempts.map(({ createdAt }) => createdAt.getTime()).toSorted((one, other) => other - one);
  const last = began[0] ?? time;
  let first = time;
  for (const each of began) {
    if (first - each >= pauseMs) break;
    first = Math.min(first, each);
  }
  const end = first + maxHoldMinutes * minuteMs;
  if (end <= time) reject(last + pauseMs, time);
  return new Date(end);
}

const isUndecided = (status: Attempt['status']) => status === 'started' || status === 'pending';
const timeOfEnd = ({ expiresAt }: Attempt): number => expiresAt.getTime();

function reject(until: number, time: number): never {
  const retryAfterSeconds = Math.max(1, Math.ceil((until - time) / 1000));
  throw new ShopError('too_many_attempts', { retryAfterSeconds });
}
