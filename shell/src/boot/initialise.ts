import { withTimeout } from 'shared-runtime/host';
import { nextTask } from './next-task.ts';

/**
 * Startup order after the page has become interactive (specification §4). 20: session. 30: what visitors should see.
 * 40: measurement.
 */
export const priorities = [20, 30, 40] as const;

export interface StartupTask {
  priority: (typeof priorities)[number];
  /** Name in failure reports. */
  name: string;
  run: () => unknown;
}

/** Maximum wait for the tasks of a priority before the next one starts, milliseconds (specification §9). */
const startTimeoutMs = 5000;

/** Runs startup tasks by priority; a failed task does not stop the others. Never rejects. */
export async function initialise(
  startupTasks: readonly StartupTask[],
  onFailure: (name: string, error: unknown) => void,
): Promise<void> {
  for (const priority of priorities) {
    const due = startupTasks.filter((task) => task.priority === priority);
    // One after the other, as all that follows depends on them.
    // oxlint-disable-next-line no-await-in-loop
    await Promise.all(due.map((task) => start(task, onFailure)));
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
