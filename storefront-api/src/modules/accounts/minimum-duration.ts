import { setTimeout as sleep } from 'node:timers/promises';

/** More than the work takes, so that the time of an answer does not tell whether there was any. */
const answerAfterMs = 200;

export async function withMinimumDuration(work: Promise<void>): Promise<void> {
  await Promise.all([work, sleep(answerAfterMs)]);
}
