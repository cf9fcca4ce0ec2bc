import { setTimeout as sleep } from 'node:timers/promises';

/** Longer than the work takes on an idle machine. */
export const durationStepMs = 200;

/**
 * Resolves or rejects as the work does, after a multiple of `durationStepMs`, so that the duration of a call does not
 * reveal what the work was, also if the database is slow.
 */
export async function withRoundedDuration<Value>(work: () => Promise<Value>): Promise<Value> {
  const start = performance.now();
  try {
    return await work();
  } finally {
    await sleep(durationStepMs - ((performance.now() - start) % durationStepMs));
  }
}
