import { runLimited } from './run-limited.ts';

describe('runLimited', () => {
  it('runs every task, in order and never more than the maximum at the same time', async () => {
    const started: number[] = [];
    let running = 0;
    let maxRunning = 0;
    await runLimited([1, 2, 3, 4, 5, 6, 7], 3, async (value) => {
      started.push(value);
      running += 1;
      maxRunning = Math.max(maxRunning, running);
      await new Promise((resolve) => setTimeout(resolve, value % 2));
      running -= 1;
    });
    expect(started).toEqual([1, 2, 3, 4, 5, 6, 7]);
    expect(maxRunning).toBe(3);
  });

  it('does nothing without values', async () => {
    await expect(runLimited([], 3, () => Promise.reject(new Error('never')))).resolves.toBeUndefined();
  });
});
