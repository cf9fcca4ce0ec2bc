import { withTimeout } from '../remotes/timeout.ts';
import { nextTask } from './next-task.ts';

/**
 * What begins once the page can be used comes in this order (specification §4). 20: who the visitor is. 30: what they
 * should see or hear of. 40: what is only counted and measured.
 */
export const priorities = [20, 30, 40] as const;

export interface StartupTask {
  priority: (typeof priorities)[number];
  /** For the report of its failure. */
  name: string;
  run: () => unknown;
}

/** A later priority waits no longer than this for an earlier one, milliseconds (specification §9). */
const startTimeoutMs = 5000;

/** One failure stops nobody else. Resolves when the last priority has settled; never rejects. */
export async function initialise(
  startupTasks: readonly StartupTask[],
  onFailure: (name: string, error: unknown) => void,
): Promise<void> {
  for (const priority of priorities) {
    const due = startupTasks.filter((starter) => starter.priority === priority);
    // One after the other, as all that follows depends on them.
    // oxlint-disable-next-line no-await-in-loop
    await Promise.all(due.map((starter) => start(starter, onFailure)));
    // oxlint-disable-next-line no-await-in-loop
    await nextTask();
  }
}

async function start({ name, run }: StartupTask, onFailure: (name: string, error: unknown) => void) {
  try {
    await withTimeout(Promise.resolve(run()), startTimeoutMs, name);
  } catch (error) {
    onFailure(name, error);
  }
}
