/** Runs a task for each value, at most `max` at the same time, in the order of the values. */
export async function runLimited<Value>(
  values: readonly Value[],
  max: number,
  task: (value: Value) => Promise<void>,
): Promise<void> {
  const waiting = values.values();
  async function runWaiting(): Promise<void> {
    for (const value of waiting) {
      // oxlint-disable-next-line no-await-in-loop -- one of `max` sequences
      await task(value);
    }
  }
  await Promise.all(Array.from({ length: Math.min(max, values.length) }, runWaiting));
}
