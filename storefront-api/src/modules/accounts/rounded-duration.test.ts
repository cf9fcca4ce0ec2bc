import { setTimeout as sleep } from 'node:timers/promises';
import { durationStepMs, withRoundedDuration } from './rounded-duration.ts';

/** A timer may fire up to a millisecond before its time. */
const timerToleranceMs = 2;

async function durationOf(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await withRoundedDuration(work).catch(() => undefined);
  return performance.now() - start + timerToleranceMs;
}

describe('withRoundedDuration', () => {
  it('returns what the work returns, and throws what it throws', async () => {
    await expect(withRoundedDuration(async () => 7)).resolves.toBe(7);
    await expect(withRoundedDuration(() => Promise.reject(new Error('no')))).rejects.toThrow('no');
  });

  it('waits for the end of a step, also if the work fails', async () => {
    expect(await durationOf(async () => undefined)).toBeGreaterThan(durationStepMs);
    expect(await durationOf(() => Promise.reject(new Error('no')))).toBeGreaterThan(durationStepMs);
  });

  it('waits for the end of a further step if the work takes longer than one', async () => {
    expect(await durationOf(() => sleep(durationStepMs + 20))).toBeGreaterThan(2 * durationStepMs);
  });
});
