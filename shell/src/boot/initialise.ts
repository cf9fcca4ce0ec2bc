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

/**
 * Runs startup tasks by priority; a failed task does not stop the others. Each is started in a task of its own, so that the
 * browser can handle events in between. Never rejects.
 */
export async function initialise(
  startupTasks: readonly StartupTask[],
  onFailure: (name: string, error: unknown) => void,
): Promise<void> {
  for (const priority of priorities) {
    const started: Promise<void>[] = [];
    for (const task of startupTasks.filter((task) => task.priority === priority)) {
      // oxlint-disable-next-line no-await-in-loop
      await nextTask();
      started.push(start(task, onFailure));
    }
    // One after the other, as all that follows depends on them.
    // oxlint-disable-next-line no-await-in-loop
    await Promise.all(started);
  }
}

async function start({ name, run }: StartupTask, onFailure: (name: string, error: unknown) => void) {
  try {
    await withTimeout(Promise.resolve(run()), startTimeoutMs, name);
  } catch (error) {
    onFailure(name, error);
  }
}
