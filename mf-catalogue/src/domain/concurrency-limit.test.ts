import { createConcurrencyLimit } from './concurrency-limit.ts';

function tasks(count: number) {
  const started: number[] = [];
  const ends = Array.from({ length: count }, () => Promise.withResolvers<number>());
  const run = ends.map(({ promise }, index) => () => {
    started.push(index);
    return promise;
  });
  return { started, ends, run };
}

describe('createConcurrencyLimit', () => {
  it('runs six tasks at a time, and the others in their order', async () => {
    const limit = createConcurrencyLimit(6);
    const { started, ends, run } = tasks(9);
    const results = run.map((task) => limit(task));
    expect(started).toEqual([0, 1, 2, 3, 4, 5]);
    ends[4]?.resolve(4);
    await results[4];
    expect(started).toEqual([0, 1, 2, 3, 4, 5, 6]);
    for (const [index, { resolve }] of ends.entries()) resolve(index);
    expect(await Promise.all(results)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8]);
  });

  it('frees the place of a failed task', async () => {
    const limit = createConcurrencyLimit(1);
    const { started, ends, run } = tasks(2);
    const [failing, waiting] = run.map((task) => limit(task));
    ends[0]?.reject(new Error('down'));
    await expect(failing).rejects.toThrow('down');
    ends[1]?.resolve(1);
    expect(await waiting).toBe(1);
    expect(started).toEqual([0, 1]);
  });

  it('gives a place to the task that waits longest, not to a new one', async () => {
    const limit = createConcurrencyLimit(1);
    const { started, ends, run } = tasks(3);
    const [first, second] = run.slice(0, 2).map((task) => limit(task));
    ends[0]?.resolve(0);
    const third = first?.then(() => limit(run[2] ?? (() => Promise.resolve(0))));
    ends[1]?.resolve(1);
    ends[2]?.resolve(2);
    await Promise.all([first, second, third]);
    expect(started).toEqual([0, 1, 2]);
  });
});
