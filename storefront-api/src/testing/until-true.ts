import { setTimeout } from 'node:timers/promises';

const attempts = 200;
const pauseMs = 25;

/** Polls a condition until it is true. Rejects after 5 seconds. */
export async function untilTrue(condition: () => Promise<boolean>): Promise<void> {
  for (let attempt = 0; attempt < attempts; attempt += 1) {
    // oxlint-disable no-await-in-loop -- polls sequentially
    if (await condition()) return;
    await setTimeout(pauseMs);
    // oxlint-enable no-await-in-loop
  }
  throw new Error(`Not true after ${(attempts * pauseMs) / 1000} seconds`);
}
