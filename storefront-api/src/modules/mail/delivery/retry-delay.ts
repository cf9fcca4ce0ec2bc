import type { SmtpFailure } from './smtp-failure.ts';

const secondMs = 1000;
const minuteMs = 60 * secondMs;
const hourMs = 60 * minuteMs;

/**
 * A server that cannot be reached is usually back soon; a mail that it defers may have to wait for hours. One that it may
 * have accepted must not come again and again.
 */
const limits = {
  unreachable: { firstMs: 5 * secondMs, maxMs: minuteMs },
  deferred: { firstMs: 15 * secondMs, maxMs: 30 * minuteMs },
  unconfirmed: { firstMs: 4 * hourMs, maxMs: 8 * hourMs },
} as const;

/**
 * Returns the milliseconds until the next attempt: twice as long after every failure, and at random between half and
 * all of it, so that mails that failed together are not all tried again at the same moment.
 *
 * @param attempts including the one that has failed; of a mail that was not confirmed, those that were not
 * @param random from 0 to 1
 */
export function retryDelayMs(
  kind: Exclude<SmtpFailure['kind'], 'rejected'>,
  attempts: number,
  random: number,
): number {
  const { firstMs, maxMs } = limits[kind];
  const delayMs = Math.min(maxMs, firstMs * 2 ** (attempts - 1));
  return Math.round(delayMs * (0.5 + random / 2));
}
