import { setTimeout as wait } from 'node:timers/promises';

/** Resolves when the condition holds. Rejects after five seconds. */
export async function until(condition: () => boolean | Promise<boolean>): Promise<void> {
  const end = Date.now() + 5_000;
  while (!(await condition())) {
    if (Date.now() > end) throw new Error('The condition does not hold after five seconds');
    // oxlint-disable-next-line no-await-in-loop -- it waits
    await wait(5);
  }
}
