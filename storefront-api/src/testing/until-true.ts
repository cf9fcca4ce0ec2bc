import { setTimeout } from 'node:timers/promises';

const pauseMs = 25;

/** Polls a condition until it is true. Rejects after `timeoutMs`; more of it is for processes on a busy machine. */
export async function untilTrue(condition: () => Promise<boolean>, timeoutMs = 5000): Promise<void> {
  const attempts = timeoutMs / pauseMs;
  for (let attempt = 0; attempt < attempts; attempt += 1) {
    // oxlint-disable no-await-in-loop -- polls sequentially
    if (await condition()) return;
    await setTimeout(pauseMs);
    // oxlint-enable no-await-in-loop
  }
  throw new Error(`Not true after ${timeoutMs / 1000} seconds`);
}
