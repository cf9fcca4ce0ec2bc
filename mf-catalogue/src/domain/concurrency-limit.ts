/** Runs a task, at once or when one of the running tasks has ended. */
export type ConcurrencyLimit = <Result>(task: () => Promise<Result>) => Promise<Result>;

/** Creates a limit of tasks that run at a time. The others wait in the order of their calls. */
export function createConcurrencyLimit(max: number): ConcurrencyLimit {
  const waiting: (() => void)[] = [];
  let running = 0;
  return async (task) => {
    if (running >= max) await new Promise<void>((resolve) => waiting.push(resolve));
    else running += 1;
    try {
      return await task();
    } finally {
      const next = waiting.shift();
      // The place is handed over, so that a new task cannot take it first.
      if (next) next();
      else running -= 1;
    }
  };
}
