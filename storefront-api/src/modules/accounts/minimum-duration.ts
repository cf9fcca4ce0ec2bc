import { setTimeout as sleep } from 'node:timers/promises';

/** Longer than the work takes, so that the duration of a call does not reveal whether there was any. */
export const minDurationMs = 200;

/** Resolves with the work, but not before `minDurationMs`. */
export async function withMinimumDuration(work: Promise<void>): Promise<void> {
  await Promise.all([work, sleep(minDurationMs)]);
}
